import type { BothWays } from '../../scenes/scene'

export const dAndS = [
  {
    when: 'Jueves, 16:45. A partir del lunes, dos equipos compartirán una sala.',
    lines: [
      { by: 'A', says: 'Tú te sentarás junto a la puerta. ¿Te parece bien?' },
      { by: 'B', you: 'Miras la planta que está junto a la ventana.', name: '{name} mira la planta que está junto a la ventana.' },
      { by: 'B', says: 'Junto a la puerta. Bien.' },
      { by: 'A', says: 'Perfecto. Pensaba que tardaríamos más.' },
      { by: 'A', you: 'Envías el plan a todo el mundo antes de las cinco.', name: '{name} envía el plan a todo el mundo antes de las cinco.' },
      { by: 'B', says: 'Hay una cosa pequeña sobre el lunes. No es urgente.' },
      { by: 'A', says: 'Entonces la vemos el lunes.' },
      { by: 'B', you: 'El lunes te sientas junto a la puerta con el abrigo puesto.', name: 'El lunes, {name} se sienta junto a la puerta con el abrigo puesto.' },
      { by: 'A', you: 'A las diez ves el abrigo, y lo entiendes.', name: 'A las diez, {name} ve el abrigo, y lo entiende.' },
      { by: 'A', you: 'Esto es lo que habrías podido preguntar el jueves:', name: 'Esto es lo que {name} habría podido preguntar el jueves:' },
    ],
    missing: 'El plan queda abierto hasta mañana al mediodía. ¿Dónde te gustaría sentarte?',
  },
  {
    when: 'Viernes, 15:50. El fin de semana está a punto de empezar.',
    lines: [
      { by: 'A', says: 'Me voy en diez minutos. ¿Necesitas algo antes?' },
      { by: 'B', says: 'El inventario. Lo quieren para el lunes.' },
      { by: 'A', you: 'Piensas en el concierto de las ocho.', name: '{name} piensa en el concierto de las ocho.' },
      { by: 'A', says: 'Veré hasta dónde llego.' },
      { by: 'B', says: 'Muy bien. Les digo que está en camino.' },
      { by: 'A', you: 'Abres el primer armario y empiezas a contar.', name: '{name} abre el primer armario y empieza a contar.' },
      { by: 'B', says: 'Gracias. Qué bien que se pueda contar contigo.' },
      { by: 'A', you: 'A las ocho vas por el armario seis.', name: 'A las ocho, {name} va por el armario seis.' },
      { by: 'B', you: 'El lunes mencionas que el martes también servía.', name: 'El lunes, {name} menciona que el martes también servía.' },
      { by: 'A', you: 'En el autobús encuentras por fin la frase que faltó el viernes:', name: 'En el autobús, {name} encuentra por fin la frase que faltó el viernes:' },
    ],
    missing: 'Puedo tener la mitad para las seis, o todo para el martes. ¿Qué te ayuda más?',
  },
] as const satisfies BothWays
