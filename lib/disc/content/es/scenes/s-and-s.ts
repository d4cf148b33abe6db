import type { BothWays } from '../../scenes/scene'

export const sAndS = [
  {
    when: 'Un lunes de octubre, 7:30. En el estante hay una radio.',
    lines: [
      { by: 'A', says: '¿Te la enciendo?' },
      { by: 'B', says: 'Si tú quieres, claro.' },
      { by: 'A', you: 'La enciendes, con el volumen bajo.', name: '{name} la enciende, con el volumen bajo.' },
      { by: 'B', you: 'Lees tres veces la misma línea.', name: '{name} lee tres veces la misma línea.' },
      { by: 'A', says: '¿Así está bien?' },
      { by: 'B', says: 'Sí, por supuesto. ¿Y para ti?' },
      { by: 'A', says: 'Para mí también.' },
      { by: 'B', you: 'En marzo deja de funcionar. «Qué pena», dices.', name: 'En marzo deja de funcionar. «Qué pena», dice {name}.' },
      { by: 'A', you: 'Escuchas. Hay silencio, y a nadie le hace falta la radio.', name: '{name} escucha. Hay silencio, y a nadie le hace falta la radio.' },
      { by: 'A', you: 'Con una sola frase habrías podido tener esto desde octubre:', name: 'Con una sola frase, {name} habría podido tener esto desde octubre:' },
    ],
    missing: 'Me gustaría tener silencio hasta las nueve. ¿Y a ti?',
  },
  {
    when: 'Jueves, 18:10. Solo quedan dos personas.',
    lines: [
      { by: 'A', says: 'Vete a casa. El resto lo hago yo.' },
      { by: 'B', says: '¿Y dejarte con todo eso? La mitad tú, la mitad yo.' },
      { by: 'A', says: 'Eso ya lo hiciste ayer.' },
      { by: 'B', says: 'Y tú lo hiciste el martes.' },
      { by: 'A', you: 'Preparas té para dos.', name: '{name} prepara té para dos.' },
      { by: 'B', says: 'La dirección preguntó si hacía falta algo. Dije que no.' },
      { by: 'A', says: 'Yo dije lo mismo.' },
      { by: 'B', you: 'Encuentras una última galleta y la partes por la mitad.', name: '{name} encuentra una última galleta y la parte por la mitad.' },
      { by: 'A', says: 'Da gusto trabajar contigo.' },
      { by: 'B', says: 'Sí. Y daría el mismo gusto si acabáramos a las cinco.' },
      { by: 'A', you: 'En la escalera ensayas una frase para mañana por la mañana:', name: 'En la escalera, {name} ensaya una frase para mañana por la mañana:' },
    ],
    missing: 'Este trabajo es para tres personas, y aquí hay dos. ¿Qué puede esperar?',
  },
] as const satisfies BothWays
