import type { BothWays } from '../../scenes/scene'

export const dAndD = [
  {
    when: 'Martes, 8:40. En la puerta espera alguien que empieza hoy.',
    lines: [
      { by: 'A', says: 'Buenos días. Empezamos por los teléfonos.' },
      { by: 'B', says: 'Hola, qué gusto conocerte. Empezamos abajo.' },
      { by: 'A', you: 'Acercas una silla al teléfono.', name: '{name} acerca una silla al teléfono.' },
      { by: 'B', you: 'Mantienes la puerta abierta.', name: '{name} mantiene la puerta abierta.' },
      { by: 'A', says: 'Ya tengo planeada la semana entera.' },
      { by: 'B', says: 'Yo también. Empieza abajo.' },
      { by: 'A', says: 'Pues preguntemos.' },
      { by: 'B', you: 'Ves una cara nueva que mira a la izquierda, a la derecha, a la izquierda.', name: '{name} ve una cara nueva que mira a la izquierda, a la derecha, a la izquierda.' },
      { by: 'B', says: 'Creo que le estamos preguntando a la persona equivocada.' },
      { by: 'A', you: 'Al mediodía sabes qué faltó el viernes:', name: 'Al mediodía, {name} sabe qué faltó el viernes:' },
    ],
    missing: 'Yo llevaría la primera semana y tú la segunda. ¿O prefieres al revés?',
  },
  {
    when: 'Jueves, 14:15. Este año hay dinero para una sola cosa.',
    lines: [
      { by: 'A', says: 'Necesitamos otra máquina.' },
      { by: 'B', says: 'Necesitamos otra persona.' },
      { by: 'A', says: 'Una máquina no se va de vacaciones.' },
      { by: 'B', says: 'Tampoco abre la puerta.' },
      { by: 'A', you: 'Escribes tres razones en la pizarra.', name: '{name} escribe tres razones en la pizarra.' },
      { by: 'B', you: 'Añades cuatro más debajo.', name: '{name} añade cuatro más debajo.' },
      { by: 'A', says: 'Las tuyas son más largas. Eso no las hace mejores.' },
      { by: 'B', you: 'Te ríes, y la sala entera se ríe contigo.', name: '{name} se ríe, y la sala entera también.' },
      { by: 'B', says: 'Cuatro votos para ti, cuatro para mí. ¿Mañana otra vez?' },
      { by: 'A', you: 'Al salir notas qué pregunta no hizo nadie:', name: 'Al salir, {name} nota qué pregunta no hizo nadie:' },
    ],
    missing: '¿Qué me convencería de que tienes razón?',
  },
] as const satisfies BothWays
