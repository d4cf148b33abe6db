import type { BothWays } from '../../scenes/scene'

export const dAndI = [
  {
    when: 'Miércoles, 9:30. Faltan tres semanas para el día de puertas abiertas.',
    lines: [
      { by: 'A', says: '¿Qué idea tienes para el día de puertas abiertas? En una frase.' },
      { by: 'B', says: 'Estuve en la panadería de al lado, y la fila llegaba hasta la calle.' },
      { by: 'A', you: 'Miras el reloj.', name: '{name} mira el reloj.' },
      { by: 'B', says: 'Hay quien va cada sábado y lleva a la familia entera.' },
      { by: 'A', says: '¿Y qué tiene que ver una panadería con esto?' },
      { by: 'B', you: 'Cierras el cuaderno.', name: '{name} cierra el cuaderno.' },
      { by: 'B', says: 'No es importante. Usemos el plan del año pasado.' },
      { by: 'A', says: 'Bien. Entonces acabamos antes de las diez.' },
      { by: 'B', you: 'En la comida cuentas el resto: la panadería vendría a hornear aquí.', name: 'En la comida, {name} cuenta el resto: la panadería vendría a hornear aquí.' },
      { by: 'A', you: 'A las tres te lo cuenta otra persona, y te gusta.', name: 'A las tres, a {name} se lo cuenta otra persona, y le gusta.' },
      { by: 'A', you: 'Ahora sabes qué faltaba a las 9:31:', name: 'Ahora {name} sabe qué faltaba a las 9:31:' },
    ],
    missing: 'Tengo prisa y quiero oír cómo acaba. Sigue.',
  },
  {
    when: 'Lunes, 11:20. En un curso quedan dos lugares, y hoy es el último día.',
    lines: [
      { by: 'A', says: '¿Te acuerdas del curso de la primavera pasada, el del loro?' },
      { by: 'B', you: 'Sigues tecleando.', name: '{name} sigue tecleando.' },
      { by: 'A', says: 'En el tren me encontré con alguien de allí, y hablamos todo el camino.' },
      { by: 'B', says: '¿Esto tiene que ver con hoy?' },
      { by: 'A', says: 'Ahora llego a eso. Pues ahí estábamos, y llovía y llovía.' },
      { by: 'B', you: 'Miras la puerta, donde esperan dos personas.', name: '{name} mira la puerta, donde esperan dos personas.' },
      { by: 'B', says: '¿Me lo puedes mandar por correo?' },
      { by: 'A', you: 'Escribes uno largo, con el tren, la lluvia y el loro.', name: '{name} escribe uno largo, con el tren, la lluvia y el loro.' },
      { by: 'B', you: 'Lo lees a la mañana siguiente. Habrías dicho que sí.', name: '{name} lo lee a la mañana siguiente. Habría sido un sí.' },
      { by: 'A', you: 'Con el café encuentras la frase que debía ir al principio:', name: 'Con el café, {name} encuentra la frase que debía ir al principio:' },
    ],
    missing: '¿Puedo reservar hoy dos lugares en un curso? La historia puede esperar a la comida.',
  },
] as const satisfies BothWays
