import type { BothWays } from '../../scenes/scene'

export const dAndC = [
  {
    when: 'Martes, 11:10. La oferta sale a las doce.',
    lines: [
      { by: 'A', says: 'Está terminada. ¿Qué buscas todavía?' },
      { by: 'B', says: 'El total de la página cuatro. No coincide con la tabla.' },
      { by: 'A', says: '¿Cuánta diferencia hay?' },
      { by: 'B', says: 'Todavía no lo sé. Me gustaría averiguarlo.' },
      { by: 'A', you: 'Das una vuelta a la mesa.', name: '{name} da una vuelta a la mesa.' },
      { by: 'A', says: 'Van a mirar el precio y nada más.' },
      { by: 'B', you: 'Vuelves a la página uno y empiezas otra vez.', name: '{name} vuelve a la página uno y empieza otra vez.' },
      { by: 'A', says: 'Son las doce. La envío.' },
      { by: 'B', you: 'A las doce y cinco lo encuentras: una línea se contó dos veces.', name: 'A las doce y cinco, {name} lo encuentra: una línea se contó dos veces.' },
      { by: 'A', you: 'Envías una segunda versión, y al otro lado la agradecen.', name: '{name} envía una segunda versión, y al otro lado la agradecen.' },
      { by: 'A', you: 'Ya está hecho. Sabes qué habría ayudado a las once y diez:', name: 'Ya está hecho. {name} sabe qué habría ayudado a las once y diez:' },
    ],
    missing: 'Si tuvieras veinte minutos, ¿qué página revisarías?',
  },
  {
    when: 'Miércoles, 13:30. Hay dos programas, y todo el equipo va a trabajar con uno solo.',
    lines: [
      { by: 'A', says: 'Ya los tengo comparados. Hay buenas razones para los dos.' },
      { by: 'B', says: '¿Con cuál te quedarías tú?' },
      { by: 'A', says: 'Depende de cuánto crezca el equipo el año que viene.' },
      { by: 'B', says: '¿Y si no crece?' },
      { by: 'A', says: 'Entonces depende de los informes.' },
      { by: 'B', you: 'Te levantas, taza en mano.', name: '{name} se levanta, taza en mano.' },
      { by: 'B', says: 'Pues me quedo con el primero. Parecía sencillo.' },
      { by: 'A', you: 'Tienes una lista de treinta filas, y en casi todas gana el segundo.', name: '{name} tiene una lista de treinta filas, y en casi todas gana el segundo.' },
      { by: 'A', says: 'Tan sencillo no es.' },
      { by: 'B', says: 'Quizá no. Pero podemos empezar, y tu lista nos ayudará.' },
      { by: 'A', you: 'Ves que habría bastado una línea encima de la lista:', name: '{name} ve que habría bastado una línea encima de la lista:' },
    ],
    missing: 'Yo elegiría el segundo. Si me equivoco, será por los informes.',
  },
] as const satisfies BothWays
