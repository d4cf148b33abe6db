import type { PerLetter } from '../../letters'
import type { OwnLetter } from '../own-letter'

export const OWN_LETTER: PerLetter<OwnLetter> = {
  D: {
    easy: {
      title: 'Sin introducciones',
      text: 'Dos personas con letra principal D dicen lo que quieren y empiezan. Lo que a otra gente le lleva una semana se decide aquí en una llamada corta.',
    },
    hard: {
      title: 'Dos personas al mismo volante',
      text: 'Cuando no hay acuerdo, ninguna de las dos cede, y puede que ya solo se trate de ganar. Mientras tanto, nadie pregunta qué sabe la gente que habla poco.',
    },
    agree: {
      title: 'Di quién decide qué',
      text: 'Reparte el trabajo con la otra persona antes de empezar: «Esta parte es tuya, aquella es mía». Cada cual tiene la última palabra en la suya. Después pregúntale a alguien que vaya más despacio.',
    },
  },
  I: {
    easy: {
      title: 'Ideas a doble velocidad',
      text: 'Entre dos personas con letra principal I, una empieza la frase y la otra la termina. La sala se anima, se suma más gente, y cada cual se va con más de lo que traía.',
    },
    hard: {
      title: 'Nadie lo anota',
      text: 'Se caen bien, así que el acuerdo llega rápido, y cada cual lo recuerda a su manera. La mitad aburrida del trabajo no se la queda nadie.',
    },
    agree: {
      title: 'Lo aburrido, por turnos',
      text: 'Antes de terminar, una persona escribe tres líneas: qué, quién y para cuándo. La próxima vez le toca a la otra. Guarda una pregunta difícil para cada reunión y hazla al principio.',
    },
  },
  S: {
    easy: {
      title: 'Confianza mutua',
      text: 'Dos personas con letra principal S cumplen su palabra y se dejan espacio. Hay poco que explicar, y nadie tiene que temer una escena.',
    },
    hard: {
      title: 'Nadie habla primero',
      text: 'Cada cual le ahorra a la otra persona la frase incómoda. Un problema que está a la vista desde hace semanas se queda donde está, y el cambio llega de fuera.',
    },
    agree: {
      title: 'Pon lo difícil en la lista',
      text: 'Fija un momento, por ejemplo un viernes sí y otro no, para que cada persona traiga algo que debería cambiar. Si está en la lista, hablar de ello no es nada personal.',
    },
  },
  C: {
    easy: {
      title: 'El mismo «terminado»',
      text: 'Entre dos personas con letra principal C hay confianza en el trabajo, porque está revisado. Pueden hablar una hora de un detalle y sentir que fue una hora bien empleada.',
    },
    hard: {
      title: 'Siempre falta un poco',
      text: 'Cada cual encuentra lo que a la otra persona se le pasó, y la fecha se mueve. Si hay desacuerdo sobre un método, las dos personas tienen pruebas, y ninguna se equivoca.',
    },
    agree: {
      title: 'Primero, acuerda cuándo es suficiente',
      text: 'Antes de empezar, anota con la otra persona qué tiene que cumplir el resultado y qué día sale. Lo que aparezca después va a una lista para la próxima versión.',
    },
  },
}
