import type { BothWays } from '../../scenes/scene'

export const cAndC = [
  {
    when: 'Lunes, 8:15. El estante se ha contado dos veces.',
    lines: [
      { by: 'A', says: 'Cuatrocientos doce.' },
      { by: 'B', says: 'Cuatrocientos trece.' },
      { by: 'A', says: 'Yo conté como llena una caja cerrada.' },
      { by: 'B', says: 'Yo la abrí.' },
      { by: 'A', you: 'Empiezas una tercera lista, con una columna para las cajas.', name: '{name} empieza una tercera lista, con una columna para las cajas.' },
      { by: 'B', you: 'Anotas qué cuenta como caja llena.', name: '{name} anota qué cuenta como caja llena.' },
      { by: 'A', says: 'Según tu regla, son cuatrocientos once.' },
      { by: 'B', says: 'Entonces la regla es buena. Fallaron las dos cuentas.' },
      { by: 'B', you: 'Encuentras un mensaje: ¿hay bastante para el viernes?', name: '{name} encuentra un mensaje: ¿hay bastante para el viernes?' },
      { by: 'A', says: 'Hay bastante para diez viernes.' },
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
      { by: 'A', you: 'Fuera, junto a la puerta lateral, te viene una pregunta para otra vez:', name: 'Fuera, junto a la puerta lateral, a {name} le viene una pregunta para otra vez:' },
    ],
    missing: 'Si lo enviamos tal como está, ¿qué puede salir mal de verdad?',
  },
] as const satisfies BothWays
