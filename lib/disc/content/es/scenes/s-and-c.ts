import type { BothWays } from '../../scenes/scene'

export const sAndC = [
  {
    when: 'Martes, 9:40. Hay que ordenar formularios.',
    lines: [
      { by: 'A', says: 'Ya está. En cada montón, arriba los amarillos y después los blancos.' },
      { by: 'B', says: '¿Por qué hay dos montones?' },
      { by: 'A', says: 'Puedo hacer uno solo, si lo prefieres.' },
      { by: 'B', says: '¿Y por qué van arriba los amarillos?' },
      { by: 'A', says: 'Perdón. Los pongo abajo.' },
      { by: 'B', you: 'Esperas el motivo.', name: '{name} espera el motivo.' },
      { by: 'A', you: 'Haces un solo montón, con los amarillos abajo.', name: '{name} hace un solo montón, con los amarillos abajo.' },
      { by: 'B', says: 'Ah. Ahora ya no veo cómo funciona.' },
      { by: 'A', says: 'Pensé que te molestaba.' },
      { by: 'B', says: 'Quería ordenar los míos igual.' },
      { by: 'A', you: 'Pones otra vez los amarillos arriba, y ahí está la frase que faltaba:', name: '{name} pone otra vez los amarillos arriba, y ahí está la frase que faltaba:' },
    ],
    missing: '¿Te gustaría cambiarlo o entenderlo?',
  },
  {
    when: 'Miércoles, 16:20. Mañana se estrena el formulario nuevo.',
    lines: [
      { by: 'A', says: 'Ya está todo escrito. Once pasos, cada uno con su motivo.' },
      { by: 'B', you: 'Lees hasta el paso cuatro y asientes.', name: '{name} lee hasta el paso cuatro y asiente.' },
      { by: 'A', says: '¿Está todo claro?' },
      { by: 'B', says: 'Creo que sí.' },
      { by: 'A', says: '¿Alguna pregunta?' },
      { by: 'B', says: 'Por ahora no.' },
      { by: 'A', you: 'Pones una marca en la lista.', name: '{name} pone una marca en la lista.' },
      { by: 'B', you: 'El jueves haces cuatro pasos de la forma nueva y el resto como antes.', name: 'El jueves, {name} hace cuatro pasos de la forma nueva y el resto como antes.' },
      { by: 'A', says: '¿Por qué no me preguntaste?' },
      { by: 'B', says: 'Es que te había costado tanto trabajo.' },
      { by: 'A', you: 'Tomas una hoja en blanco. Esta habría sido mejor pregunta:', name: '{name} toma una hoja en blanco. Esta habría sido mejor pregunta:' },
    ],
    missing: '¿Hacemos tú y yo el primer formulario? Me gustaría ver dónde no se entienden mis notas.',
  },
] as const satisfies BothWays
