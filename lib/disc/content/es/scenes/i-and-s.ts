import type { BothWays } from '../../scenes/scene'

export const iAndS = [
  {
    when: 'Martes, 14:00. Al teléfono hay gente que quiere venir de visita el jueves.',
    lines: [
      { by: 'A', says: 'El jueves a las diez. Y ya sé quién hará la visita guiada.' },
      { by: 'B', you: 'Levantas la vista. La sala entera te mira.', name: '{name} levanta la vista. La sala entera espera.' },
      { by: 'A', says: 'Lo harás tú, ¿verdad? Conoces hasta el último rincón.' },
      { by: 'B', says: 'El jueves. Sí, creo que sí.' },
      { by: 'A', you: 'Lo confirmas por teléfono y después avisas a la cocina.', name: '{name} lo confirma por teléfono y después avisa a la cocina.' },
      { by: 'B', you: 'Pasas dos citas a la tarde del miércoles.', name: '{name} pasa dos citas a la tarde del miércoles.' },
      { by: 'B', says: 'Fue gente encantadora. Solo que el miércoles no llegué a casa antes de las nueve.' },
      { by: 'A', says: '¿Por la visita guiada? ¿Por qué no lo dijiste?' },
      { by: 'B', says: 'Me miraba todo el mundo.' },
      { by: 'A', you: 'Eso te da que pensar. La pregunta que faltaba había que hacerla en voz baja:', name: 'Eso le da que pensar a {name}. La pregunta que faltaba había que hacerla en voz baja:' },
    ],
    missing: 'Antes de que yo conteste, ¿te gustaría hacer esto el jueves?',
  },
  {
    when: 'Jueves, 8:55. La lista para la fiesta de verano está terminada.',
    lines: [
      { by: 'A', says: 'Buenos días. Aquí tienes la lista.' },
      { by: 'B', says: 'Gracias. Y escucha, tengo algo todavía mejor.' },
      { by: 'A', you: 'Te sientas.', name: '{name} se sienta.' },
      { by: 'B', says: 'Hacemos una película. Cada persona dice una frase a la cámara.' },
      { by: 'A', says: 'Ajá.' },
      { by: 'B', says: 'No te gusta.' },
      { by: 'A', says: 'Sí me gusta. Es bonito.' },
      { by: 'B', you: 'Vas a pedirle ayuda a otra persona.', name: '{name} va a pedirle ayuda a otra persona.' },
      { by: 'A', you: 'Conoces un lugar con buena luz. No lo mencionas.', name: '{name} conoce un lugar con buena luz, y no lo menciona.' },
      { by: 'B', says: 'La película quedó bien. Me habría encantado hacerla contigo.' },
      { by: 'A', you: 'En casa encuentras las palabras que faltaron aquel jueves:', name: 'En casa, {name} encuentra las palabras que faltaron aquel jueves:' },
    ],
    missing: 'Me gusta. Dame hasta las doce y te digo qué podría hacer yo.',
  },
] as const satisfies BothWays
