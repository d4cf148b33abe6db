import type { BothWays } from '../../scenes/scene'

export const cAndC = [
  {
    when: 'Lunes, 8:15. Lo que hay en el estante se ha contado dos veces.',
    lines: [
      { by: 'A', says: 'Cuatrocientos doce.' },
      { by: 'B', says: 'Cuatrocientos trece.' },
      { by: 'A', says: 'Yo conté como llena una caja cerrada.' },
      { by: 'B', says: 'Yo la abrí.' },
      { by: 'A', you: 'Empiezas una tercera lista, con una columna para las cajas.', name: '{name} empieza una tercera lista, con una columna para las cajas.' },
      { by: 'B', you: 'Anotas qué cuenta como caja llena.', name: '{name} anota qué cuenta como caja llena.' },
      { by: 'A', says: 'Según tu regla, son cuatrocientos once.' },
      { by: 'B', says: 'Entonces la regla es buena. Los dos recuentos estaban mal.' },
      { by: 'B', you: 'Encuentras un mensaje: ¿hay suficiente para el viernes?', name: '{name} encuentra un mensaje: ¿hay suficiente para el viernes?' },
      { by: 'A', says: 'Hay suficiente para diez viernes.' },
      { by: 'A', you: 'Para el próximo estante, pones una pregunta al principio de la lista:', name: 'Para el próximo estante, {name} pone una pregunta al principio de la lista:' },
    ],
    missing: '¿Para qué hace falta el número, y con cuánta exactitud?',
  },
  {
    when: 'Viernes, 13:45. Un mensaje corto tiene que llegar a todo el mundo.',
    lines: [
      { by: 'A', says: 'El lunes la puerta lateral estará cerrada. ¿Lo enviamos así?' },
      { by: 'B', says: '¿Cerrada, o cerrada con llave?' },
      { by: 'A', says: 'Con llave. Tienes razón. ¿De qué hora a qué hora?' },
      { by: 'B', says: 'De siete a cinco. ¿Y qué lunes?' },
      { by: 'A', you: 'Cambias el día por una fecha.', name: '{name} cambia el día por una fecha.' },
      { by: 'B', you: 'Quitas una coma y la vuelves a poner.', name: '{name} quita una coma y la vuelve a poner.' },
      { by: 'A', says: 'Léelo una vez más, por favor.' },
      { by: 'B', says: 'Ahora está bien. Y ocupa media página.' },
      { by: 'A', you: 'A las cinco lo envías. Casi todo el mundo se ha ido a casa.', name: 'A las cinco, {name} lo envía. Casi todo el mundo se ha ido a casa.' },
      { by: 'A', you: 'Junto a la puerta lateral se te ocurre una pregunta para la próxima vez:', name: 'Junto a la puerta lateral, a {name} se le ocurre una pregunta para la próxima vez:' },
    ],
    missing: 'Si lo enviamos tal como está, ¿qué puede salir mal de verdad?',
  },
] as const satisfies BothWays
