import type { BothWays } from '../../scenes/scene'

export const iAndI = [
  {
    when: 'Viernes, 12:10. Alguien viene de visita, con media hora y una pregunta.',
    lines: [
      { by: 'A', says: 'Tienes que oír cómo empezó todo esto.' },
      { by: 'B', says: 'En un garaje, con una sola silla.' },
      { by: 'A', says: 'Y la silla estaba rota.' },
      { by: 'B', says: 'Cuéntale lo de la lluvia.' },
      { by: 'A', you: 'Lo cuentas, y quien escucha se ríe a carcajadas.', name: '{name} lo cuenta, y quien escucha se ríe a carcajadas.' },
      { by: 'B', you: 'Dibujas el garaje en una servilleta.', name: '{name} dibuja el garaje en una servilleta.' },
      { by: 'A', says: 'Y de ahí viene nuestro nombre.' },
      { by: 'B', you: 'Notas que quien vino de visita se está poniendo el abrigo.', name: '{name} nota que quien vino de visita se está poniendo el abrigo.' },
      { by: 'B', says: 'Qué persona tan agradable. Por cierto, ¿cuál era la pregunta?' },
      { by: 'A', you: 'Dices adiós con la mano y sabes cómo tendría que haber empezado:', name: '{name} dice adiós con la mano y sabe cómo tendría que haber empezado:' },
    ],
    missing: 'La historia la cuentas tú. Pero antes pregunto qué trae por aquí a quien nos visita.',
  },
  {
    when: 'Miércoles, 9:15. Un pedido va con retraso, y quien lo espera no lo sabe.',
    lines: [
      { by: 'A', says: '¿Por qué no llamas tú? Le caes tan bien.' },
      { by: 'B', says: 'Tú también le caes bien. Acuérdate del pastel.' },
      { by: 'A', says: 'Llamemos tú y yo a la vez. Y primero preguntamos por la mudanza.' },
      { by: 'B', you: 'Marcas y preguntas por la mudanza. Todo salió bien.', name: '{name} marca y pregunta por la mudanza. Todo salió bien.' },
      { by: 'A', you: 'Te inclinas sobre el teléfono y preguntas por el perro.', name: '{name} se inclina sobre el teléfono y pregunta por el perro.' },
      { by: 'B', says: 'Sonaba tan feliz que no pude decirlo.' },
      { by: 'A', says: 'Yo tampoco. Mañana, entonces.' },
      { by: 'B', says: 'Mañana. Es mejor día para eso.' },
      { by: 'B', you: 'El viernes suena el teléfono, contestas, y te preguntan por la fecha.', name: 'El viernes suena el teléfono, contesta {name}, y le preguntan por la fecha.' },
      { by: 'A', you: 'Ya está dicho. Sabes cómo habría podido empezar el miércoles:', name: 'Ya está dicho. {name} sabe cómo habría podido empezar el miércoles:' },
    ],
    missing: 'Empiezo yo con la mala noticia. Después preguntas tú por la mudanza.',
  },
] as const satisfies BothWays
