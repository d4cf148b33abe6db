/** What two people should know about each other, by the letter that each leads with. Public: no text of the complete report stands here. */
import type { PerLetter } from '../../letters'
import type { PAIR_FOCUS as FOCUS_ENGLISH, PAIR_PACE as PACE_ENGLISH, PairText } from '../pair'

/** `PAIR_TEXTS[reader][other]`. The other one is named above, so no subject repeats it. */
export const PAIR_TEXTS: PerLetter<PerLetter<PairText>> = {
  D: {
    D: {
      know: 'Cada cual quiere la última palabra. Suena a pelea, y a menudo son dos personas que quieren acabar antes de las tres.',
      try: 'Divide la decisión antes de hablar: cada cual toma una mitad.',
      say: 'Tú llevas el presupuesto y yo las fechas. ¿Lo comparamos el jueves?',
      avoid: 'El equipo ya sabe cómo lo vamos a hacer.',
    },
    I: {
      know: 'Para pensar necesita hablar, y la frase buena suele ser la décima. Una respuesta corta puede sonarle a portazo.',
      try: 'Dale cinco minutos sin interrumpir y pregúntale después cuál de las ideas elegiría.',
      say: 'Me gusta la segunda idea. ¿Qué podríamos tener el viernes?',
      avoid: 'Ve al grano.',
    },
    S: {
      know: 'Antes de decir que sí, necesita saber qué cambia y para quién. Si asiente en la sala, puede que todavía lo esté pensando.',
      try: 'Envía la pregunta un día antes y vuelve a hacerla a solas después de la reunión.',
      say: '¿Qué parte de esto se te haría difícil? Puedo esperar hasta mañana.',
      avoid: 'Entonces hay acuerdo. Bien.',
    },
    C: {
      know: 'Si pregunta, es porque quiere que el resultado aguante, y rara vez por desconfianza. Sin cifras no se mueve, por muy convincente que suene.',
      try: 'Lleva los dos datos que sostienen tu elección y acuerda un día para ver los suyos.',
      say: 'Esto es lo que elijo, y estas son las cifras. ¿Qué se me escapa?',
      avoid: 'Confía en mí, va a funcionar.',
    },
  },
  I: {
    D: {
      know: 'Quiere oír el resultado, y pasado un minuto escucha menos. Cuando contesta en dos palabras, suele ser por falta de tiempo.',
      try: 'Empieza por lo que pides; la historia puede venir cuando te pregunte.',
      say: 'Necesito un sí o un no sobre la sala. Las dos ofertas están en esta página.',
      avoid: 'Empiezo por el principio, que es una historia muy divertida.',
    },
    I: {
      know: 'Dos personas habladoras dan una buena hora y una lista corta. Cada cual cree que lo anotó la otra persona.',
      try: 'Antes de levantarte, anota tres líneas: qué, quién, cuándo.',
      say: 'Qué buen rato. ¿Cuáles de estas ideas hacemos de verdad, y quién las escribe?',
      avoid: 'Ya nos acordaremos.',
    },
    S: {
      know: 'Le gusta la energía ajena, y a veces calla cuando es demasiada. Un plan que cambia dos veces en una mañana le cansa.',
      try: 'Di primero qué se queda igual y deja un día entre una idea nueva y una petición de ayuda.',
      say: 'Esta semana no cambia nada. ¿Podrías pensarlo de aquí al lunes?',
      avoid: 'Sorpresa, ahora lo hacemos todo de otra manera.',
    },
    C: {
      know: 'Cuando deja de hablar, está pensando; no quiere decir que la idea sea mala. Ante una gran promesa sin cifras se pone en guardia.',
      try: 'Ponlo primero por escrito, con una fuente, y deja que conteste al día siguiente.',
      say: 'Aquí está la idea en una página. ¿Qué parte pondrías a prueba primero?',
      avoid: 'Va a ser enorme, y le va a encantar a todo el mundo.',
    },
  },
  S: {
    D: {
      know: 'Sus mensajes cortos tratan del trabajo y rara vez de una persona. Un no claro le inspira al menos tanto respeto como un sí que tarda.',
      try: 'Contesta primero con el resultado y di después lo único que hace falta para llegar a él.',
      say: 'Sí, si empezamos el día diez. Si no, no.',
      avoid: 'Veré qué puedo hacer.',
    },
    I: {
      know: 'Son más las cosas que empieza que las que termina, y cada promesa la hace de corazón. Tu paciencia puede parecerle falta de interés.',
      try: 'Reacciona en voz alta a una idea y pregunta después qué promesa importa más esta semana.',
      say: 'Me gusta el comienzo. ¿Cuál de estas dos cosas necesitas para el viernes?',
      avoid: 'Mmm, eso aquí no se ha hecho antes.',
    },
    S: {
      know: 'Cada cual espera a que la otra persona diga qué va mal. Algo pequeño puede callarse durante meses, porque nadie quiere empezar.',
      try: 'Por turnos: cada viernes, una persona dice una cosa que cambiaría.',
      say: 'Empiezo yo: me pesa que el cambio de turno sea tan tarde. ¿Y a ti?',
      avoid: 'No pasa nada, de verdad.',
    },
    C: {
      know: 'Lo que juzga es el trabajo, y puede olvidarse de decir que la persona le cae bien. Una página llena de comentarios es su forma de ayudar.',
      try: 'Pregunta qué comentarios importan más y haz caso a dos de ellos.',
      say: '¿Qué tres cosas debería arreglar antes de que salga?',
      avoid: 'Hice lo que pude, ya sabes.',
    },
  },
  C: {
    D: {
      know: 'No espera a tener todos los datos para decidir. A sus ojos, un camino equivocado sale más barato que un retraso.',
      try: 'Da tu consejo en una frase, con una cifra que diga cuánta seguridad tienes.',
      say: 'Yo elegiría la B. Tengo un 70\u00a0% de seguridad, y el riesgo es la entrega.',
      avoid: 'Depende de muchas cosas que habría que estudiar.',
    },
    I: {
      know: 'Su primera respuesta es la idea general; los detalles llegan cuando preguntas. Una pregunta delante de más gente puede sonarle a examen.',
      try: 'Di lo bueno antes que lo que falta y pon el resto después en una lista.',
      say: 'La historia funciona. ¿Te mando cuatro preguntas esta noche?',
      avoid: 'Ese número está mal.',
    },
    S: {
      know: 'Quiere saber si un plan le sirve a la gente, además de si funciona en el papel. Un comentario duro en un correo le pesa mucho tiempo.',
      try: 'Habla de un cambio en persona, paso a paso, y pregunta cómo lo recibirá el resto.',
      say: 'Encontré dos cosas. ¿Tienes diez minutos para que las veamos?',
      avoid: 'Mira mis comentarios en el archivo.',
    },
    C: {
      know: 'Cada cual ve siempre una cosa más que revisar. El resultado puede ser impecable y llegar tarde.',
      try: 'Fija primero la fecha y acuerda cuáles serían los dos errores graves de verdad.',
      say: 'Sale el jueves. ¿Qué tiene que estar bien para entonces?',
      avoid: 'Vamos a revisarlo todo una vez más.',
    },
  },
}

/** Follows where the other one’s second letter is part of the style. */
export const UNDERTONE: PerLetter<string> = {
  D: 'Con la D como segunda letra, a veces habla sin rodeos.',
  I: 'Con la I como segunda letra, preguntarle por el fin de semana abre la puerta.',
  S: 'Con la S como segunda letra, necesita un día para acostumbrarse a un cambio.',
  C: 'Con la C como segunda letra, le gusta que tengas un dato a mano.',
}

/** What is said of two people, to either of them or to their leader. `{fast}`, `{task}` and `{people}` are names. */
export const PAIR_PACE: Record<keyof typeof PACE_ENGLISH, string> = {
  fast: 'Las dos personas van rápido. Ayuda acordar un punto para detenerse a mirar.',
  measured: 'Las dos personas se toman su tiempo. Sin una fecha, la cuestión queda abierta.',
  apart: '{fast} lleva un ritmo más rápido. Conviene acordar primero la fecha, y después el camino.',
}

export const PAIR_FOCUS: Record<keyof typeof FOCUS_ENGLISH, string> = {
  task: 'Las dos personas se fijan primero en la tarea. Es bueno reservar cinco minutos para la gente.',
  people: 'Las dos personas se fijan primero en la gente. Ayuda poner pronto sobre la mesa la cifra incómoda.',
  apart: '{task} se fija primero en la tarea; {people}, en las personas. Conviene empezar por lo uno y cerrar con lo otro.',
}

/** What to do about the letter in which two people differ most. */
export const GAP_TOPIC: PerLetter<string> = {
  D: 'Conviene acordar pronto cuándo se decide.',
  I: 'Conviene acordar pronto cuánto se habla antes de decidir.',
  S: 'Conviene acordar pronto cuánto cambio es demasiado.',
  C: 'Conviene acordar pronto cuánto se revisa.',
}

/** What a letter that both have at their command gives the pair; after a colon. */
export const SHARED: PerLetter<string> = {
  D: 'las decisiones no esperan mucho tiempo.',
  I: 'los planes toman forma hablando.',
  S: 'lo que se promete se cumple.',
  C: 'el trabajo tiene que estar bien antes de salir.',
}
