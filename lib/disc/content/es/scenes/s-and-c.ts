import type { BothWays } from '../../scenes/scene'

export const sAndC = [
  {
    when: 'Martes, 9:40. Hay que ordenar formularios.',
    lines: [
      { by: 'A', says: 'Ya está. Arriba los amarillos, después los blancos.' },
      { by: 'B', says: '¿Por qué hay dos montones?' },
      { by: 'A', says: 'Puedo hacer uno solo, si lo prefieres.' },
      { by: 'B', says: '¿Y por qué va arriba el amarillo?' },
      { by: 'A', says: 'Perdón. Lo pongo abajo.' },
      { by: 'B', you: 'Esperas el motivo.', name: '{name} espera el motivo.' },
      { by: 'A', you: 'Haces un solo montón, con el amarillo abajo.', name: '{name} hace un solo montón, con el amarillo abajo.' },
      { by: 'B', says: 'Vaya. Ahora ya no veo cómo funciona.' },
      { by: 'A', says: 'Pensé que te molestaba.' },
      { by: 'B', says: 'Quería hacer igual los míos.' },
      { by: 'A', you: 'Pones otra vez el amarillo arriba, y ahí está la frase que faltaba:', name: '{name} pone otra vez el amarillo arriba, y ahí está la frase que faltaba:' },
    ],
    missing: '¿Te gustaría cambiarlo o entenderlo?',
  },
  {
    when: 'Miércoles, 16:20. Mañana empieza el formulario nuevo.',
    lines: [
      { by: 'A', says: 'Lo escribí todo. Once pasos, cada uno con su motivo.' },
      { by: 'B', you: 'Lees hasta el paso cuatro y asientes.', name: '{name} lee hasta el paso cuatro y asiente.' },
      { by: 'A', says: '¿Está todo claro?' },
      { by: 'B', says: 'Creo que sí.' },
      { by: 'A', says: '¿Alguna pregunta?' },
      { by: 'B', says: 'De momento no.' },
      { by: 'A', you: 'Pones una marca en la lista.', name: '{name} pone una marca en la lista.' },
      { by: 'B', you: 'El jueves haces cuatro pasos de la forma nueva y el resto como antes.', name: 'El jueves, {name} hace cuatro pasos de la forma nueva y el resto como antes.' },
      { by: 'A', says: '¿Por qué no me preguntaste?' },
      { by: 'B', says: 'Te había dado tanto trabajo.' },
      { by: 'A', you: 'Tomas una hoja en blanco. Esta habría sido mejor pregunta:', name: '{name} toma una hoja en blanco. Esta habría sido mejor pregunta:' },
    ],
    missing: '¿Hacemos el primero tú y yo? Me gustaría ver dónde no se entienden mis notas.',
  },
] as const satisfies BothWays
