import type * as en from '../en/settling'
import { type Like, message } from '../message'

export const pages: Like<typeof en.pages> = {
  title: 'Aclarar la letra principal',
  missing: message(
    'Un resultado gratis se queda en el navegador que lo hizo. Si el tuyo está en una cuenta, <link>entra</link> y sigue desde ahí.',
  ),
}

export const tie: Like<typeof en.tie> = {
  leave: 'Salir y volver a tu resultado',
  place: message('Pregunta {number} de {total} como máximo'),
  same: 'Igual que antes: tu primera impresión, pensando en el trabajo.',
  waiting: 'Las enviamos cuando vuelvas a tener conexión.',
  waitingTitle: 'Tus respuestas están guardadas en este navegador.',
  tryAgain: 'Intentar de nuevo',
  stop: 'Dejarlo aquí y conservar mi resultado',
  openness: {
    open: 'Aún abierto',
    wide: 'Muy abierto',
    narrowing: 'Se va cerrando',
    almost: 'Ya casi está',
  },
  wider: 'Se abrió un poco otra vez. A veces pasa.',
  range: 'Terminamos cuando quepa entre las marcas interiores.',
  seeResult: 'Ver mi resultado',
  nickname: message('«{nickname}»'),
  sameStyle: 'Eso no cambió. Ahora puedes tener más seguridad.',
  otherStyle: message('Antes decíamos {style}. Eres la misma persona, con una medida mejor.'),
  method: 'Cómo decidimos',
  settled: message(
    '{count, plural, one {Una respuesta más lo dejó claro.} many {{words} respuestas más lo dejaron claro.} other {{words} respuestas más lo dejaron claro.}}',
  ),
  before: 'Antes',
  now: 'Ahora',
  basedOn: 'Con base en',
  answers: message('28 respuestas, más {count}'),
  undecided: {
    title: message('{doubt}, incluso con {words} más.'),
    text: 'Más preguntas no separan tus letras. Tu resultado cuenta todas las respuestas que diste.',
  },
  whole: {
    title: 'Esas eran todas.',
    text: message('Tu estilo es {style}. Tu resultado cuenta todas las respuestas que diste.'),
  },
  stopped: {
    title: message(
      '{count, plural, =0 {Lo dejaste antes de contestar. Está bien.} one {Lo dejaste después de una. Está bien.} many {Lo dejaste después de {words}. Está bien.} other {Lo dejaste después de {words}. Está bien.}}',
    ),
    text: message(
      '{count, plural, one {Guardamos esa respuesta, y tu resultado ya la cuenta.} many {Guardamos esas respuestas, y tu resultado ya las cuenta.} other {Guardamos esas respuestas, y tu resultado ya las cuenta.}} Sigue cuando quieras: como máximo faltan {left}.',
    ),
    goOn: 'Seguir',
  },
  numbers: [
    'ninguna',
    'una',
    'dos',
    'tres',
    'cuatro',
    'cinco',
    'seis',
    'siete',
    'ocho',
    'nueve',
    'diez',
    'once',
    'doce',
    'trece',
    'catorce',
    'quince',
    'dieciséis',
    'diecisiete',
    'dieciocho',
    'diecinueve',
    'veinte',
    'veintiuna',
    'veintidós',
    'veintitrés',
    'veinticuatro',
    'veinticinco',
    'veintiséis',
    'veintisiete',
    'veintiocho',
  ],
}
