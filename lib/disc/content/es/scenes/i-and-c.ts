import type { BothWays } from '../../scenes/scene'

export const iAndC = [
  {
    when: 'Lunes, 10:05. En la sala hay ocho personas.',
    lines: [
      { by: 'A', says: 'Tú tienes las cifras. ¿Cuánta gente vendrá, más o menos?' },
      { by: 'B', you: 'Abres la carpeta y la vuelves a cerrar.', name: '{name} abre la carpeta y la vuelve a cerrar.' },
      { by: 'B', says: 'Aún no lo puedo decir.' },
      { by: 'A', says: 'Solo una impresión. ¿Doscientas personas? ¿Trescientas?' },
      { by: 'B', says: 'No tengo ninguna impresión.' },
      { by: 'A', you: 'Te ríes, para quitarle importancia.', name: '{name} se ríe, para quitarle importancia.' },
      { by: 'A', says: 'Digamos trescientas, entonces. ¿Suena bien?' },
      { by: 'B', you: 'Miras la mesa y no dices nada hasta las doce.', name: '{name} mira la mesa y no dice nada hasta las doce.' },
      { by: 'B', you: 'A las cuatro envías el número: ciento ochenta, con dos fuentes.', name: 'A las cuatro, {name} envía el número: ciento ochenta, con dos fuentes.' },
      { by: 'A', you: 'Para entonces ya se lo contaste a once personas.', name: 'Para entonces, {name} ya se lo contó a once personas.' },
      { by: 'A', you: 'Por la noche se te ocurre qué pregunta habría sido mejor a las diez:', name: 'Por la noche, a {name} se le ocurre qué pregunta habría sido mejor a las diez:' },
    ],
    missing: 'Me gustaría dar un número. ¿Cuándo tendrás uno en el que confíes?',
  },
  {
    when: 'Viernes, 11:00. Gente de otra ciudad ha venido a escuchar.',
    lines: [
      { by: 'A', says: 'Todo el mundo tiene ya las cifras. Sigue, por favor.' },
      { by: 'B', says: 'Pues bien, desde la primavera ha vuelto casi toda la clientela.' },
      { by: 'A', says: 'El sesenta y dos por ciento. «Casi toda» sería más.' },
      { by: 'B', you: 'Sonríes y pierdes el hilo.', name: '{name} sonríe y pierde el hilo.' },
      { by: 'B', says: '¿Quieres seguir tú?' },
      { by: 'A', you: 'Lees la página en voz alta, y cada número es correcto.', name: '{name} lee la página en voz alta, y cada número es correcto.' },
      { by: 'B', says: 'Al principio escuchaban. Luego se pusieron a leer.' },
      { by: 'A', says: 'Pero no era «casi toda».' },
      { by: 'B', says: 'Lo sé. A las diez aún habría podido cambiarlo.' },
      { by: 'A', you: 'Ensayas cómo habría sonado a las diez:', name: '{name} ensaya cómo habría sonado a las diez:' },
    ],
    missing: 'Es el sesenta y dos por ciento. ¿Cómo sacarías de ahí una buena historia?',
  },
] as const satisfies BothWays
