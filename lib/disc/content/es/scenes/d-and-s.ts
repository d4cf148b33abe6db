import type { BothWays } from '../../scenes/scene'

export const dAndS = [
  {
    when: 'Jueves, 16:45. Desde el lunes, dos equipos comparten una sala.',
    lines: [
      { by: 'A', says: 'Tú te sientas junto a la puerta. ¿Te parece bien?' },
      { by: 'B', you: 'Miras la planta de la ventana.', name: '{name} mira la planta de la ventana.' },
      { by: 'B', says: 'Junto a la puerta. Bien.' },
      { by: 'A', says: 'Perfecto. Pensaba que tardaríamos más.' },
      { by: 'A', you: 'Envías el plan a todo el mundo antes de las cinco.', name: '{name} envía el plan a todo el mundo antes de las cinco.' },
      { by: 'B', says: 'Hay una cosa pequeña sobre el lunes. No es urgente.' },
      { by: 'A', says: 'Entonces la vemos el lunes.' },
      { by: 'B', you: 'El lunes te sientas junto a la puerta con abrigo de invierno.', name: 'El lunes, {name} se sienta junto a la puerta con abrigo de invierno.' },
      { by: 'A', you: 'A las diez ves el abrigo, y lo entiendes.', name: 'A las diez, {name} ve el abrigo, y lo entiende.' },
      { by: 'A', you: 'Esto es lo que podías haber preguntado el jueves:', name: 'Esto es lo que {name} podía haber preguntado el jueves:' },
    ],
    missing: 'El plan queda abierto hasta mañana a mediodía. ¿Dónde te gustaría sentarte?',
  },
  {
    when: 'Viernes, 15:50. El fin de semana está a punto de empezar.',
    lines: [
      { by: 'A', says: 'Me voy en diez minutos. ¿Necesitas algo antes?' },
      { by: 'B', says: 'El inventario. Lo quieren tener el lunes.' },
      { by: 'A', you: 'Piensas en el concierto de las ocho.', name: '{name} piensa en el concierto de las ocho.' },
      { by: 'A', says: 'Veré hasta dónde llego.' },
      { by: 'B', says: 'Muy bien. Les digo que está en camino.' },
      { by: 'A', you: 'Abres el primer armario y empiezas a contar.', name: '{name} abre el primer armario y empieza a contar.' },
      { by: 'B', says: 'Gracias. Qué bien que se pueda contar contigo.' },
      { by: 'A', you: 'A las ocho vas por el armario seis.', name: 'A las ocho, {name} va por el armario seis.' },
      { by: 'B', you: 'El lunes mencionas que el martes también servía.', name: 'El lunes, {name} menciona que el martes también servía.' },
      { by: 'A', you: 'En el autobús te sale por fin la frase que faltó el viernes:', name: 'En el autobús, a {name} le sale por fin la frase que faltó el viernes:' },
    ],
    missing: 'Puedo tener la mitad para las seis, o todo para el martes. ¿Qué te ayuda más?',
  },
] as const satisfies BothWays
