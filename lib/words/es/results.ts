import type * as en from '../en/results'
import { type Like, message } from '../message'

export const pages: Like<typeof en.pages> = {
  result: 'Tu resultado',
  history: 'Tus resultados',
  together: 'Todos tus tests',
  short: 'Tu resultado DISC',
  preview: 'Tu estilo DISC',
  sample: 'Resultado de muestra',
}

export const missing: Like<typeof en.missing> = {
  none: 'No hay ningún resultado. Primero haz el test.',
  take: 'Hacer el test',
  elsewhere:
    'Un resultado gratis se queda en el navegador donde se hizo. Si hiciste el test en otro dispositivo, abre esta página allí.',
  notFound: 'No encontramos este resultado.',
  takeNew: 'Hacer otro test',
  howLong: 'Son de 10 a 15 minutos, y tus respuestas se guardan por el camino.',
  noneYet: 'Aún no hay resultados',
  comeHere: 'Aquí aparecerán tus resultados, primero el más reciente, para que veas cómo cambian.',
}

export const ends: Like<typeof en.ends> = {
  again: 'Repetir el test',
  history: 'Ver el historial',
  home: 'Volver al inicio',
  compare: 'Comparar con alguien del equipo',
}

export const deleted: Like<typeof en.deleted> = {
  title: 'Tu resultado está borrado',
  text: 'Ya no existen tus respuestas, tus puntuaciones, el informe ni los enlaces que llevaban a él. Puedes repetir el test cuando quieras.',
}

export const dated: Like<typeof en.dated> = {
  taken: message('Test del <when></when>'),
}

export const last: Like<typeof en.last> = {
  label: 'Tu último resultado',
  from: message('Tu resultado del <when></when>'),
  open: 'Abrirlo',
}

export const deletion: Like<typeof en.deletion> = {
  open: 'Borrar este resultado',
  openOne: 'Borrar',
  openOf: message('Borrar el resultado del {day}'),
  failed: 'No se pudo borrar el resultado. Inténtalo de nuevo.',
  title: 'Borrar este resultado',
  titleOf: message('Borrar el resultado del {day}'),
  goes: message(
    '<b>Se borran:</b> tus respuestas, tus puntuaciones y tu estilo, el informe completo si lo tienes, tus metas, todos los enlaces a él que enviamos por correo y todas las comparaciones en las que está.',
  ),
  groups: 'Tus grupos verán entonces tu resultado anterior, o ninguno.',
  unfinished: 'También se borra el test sin terminar que haya en este navegador.',
  stays: message(
    '<b>Se queda:</b> la compra, con cantidades y fecha, y sin la dirección de correo que diste para el enlace. La necesitamos para la contabilidad.',
  ),
  forGood: 'No se puede deshacer, y el informe no se reembolsa.',
  yes: 'Borrar para siempre',
  deleting: 'Borrando…',
  keep: 'Conservarlo',
  doneOf: message('El resultado del {day} está borrado.'),
}

export const label: Like<typeof en.label> = {
  none: message('<shown>Etiquetar</shown><more> el test del <sitting></sitting></more>'),
  has: message('<shown>{label}</shown><more>, la etiqueta del test del <sitting></sitting></more>'),
  one: 'Etiquetar un test',
  which: 'Test',
  title: 'Etiquetar este test',
  about: 'Puedes comparar dos etiquetas. Nadie más las ve.',
  field: 'Etiqueta',
  save: 'Guardar',
  saving: 'Guardando…',
  failed: 'No se pudo guardar la etiqueta. Inténtalo de nuevo.',
}

export const labelField: Like<typeof en.labelField> = {
  none: 'Sin etiqueta',
  own: 'Otra etiqueta…',
  typed: 'Tu propia etiqueta',
}

export const short: Like<typeof en.short> = {
  primary: message('Tu letra principal: <b>{letter}</b>'),
  leftOut:
    'Esta página breve no muestra los niveles de tus cuatro letras. La vista previa completa los muestra, gratis.',
  preview: 'Ver la vista previa completa',
}

export const hero: Like<typeof en.hero> = {
  nickname: message('«{nickname}»'),
  few: message(
    '{counted}. Con eso ya se ve hacia dónde te inclinas. Tu estilo tiene nombre a partir de 20.',
  ),
}

export const preview: Like<typeof en.preview> = {
  pattern: message('Tu perfil por niveles. {bands}.'),
  drawn: 'Dibujado por niveles: bajo, medio, alto.',
  detailed: 'Ver tus resultados en detalle',
  inReport: 'Los números exactos están en tu informe.',
  free: 'Los números exactos son gratis.',
  account: 'Crear una cuenta',
}

export const sure: Like<typeof en.sure> = {
  title: '¿Qué seguridad tenemos?',
  key: 'El punto está más cerca de la letra con más probabilidad de ser la principal. Cuanto más larga es la barra, menos seguro es.',
  unknown: 'Este resultado es de antes de que midiéramos la seguridad de una puntuación.',
  untouched: 'Las demás eran sugerencias que no tocaste.',
  again: 'Repetir el test',
  more: 'Contestar unas preguntas más',
  moreLead: 'Contesta unas preguntas más.',
  upTo: message(
    'Son {count, number} como máximo, de cuatro a seis minutos. Cada una hace más exacto tu resultado.',
  ),
  start: 'Empezar',
  goOn: 'Seguir',
}

export const leadLine: Like<typeof en.leadLine> = {
  leads: message('{letter} principal'),
  either: 'Una u otra',
  lies: message('{doubt}. La barra está en «{zone}».'),
  reaches: message('{doubt}. La barra va de «{from}» a «{to}».'),
}

export const scores: Like<typeof en.scores> = {
  title: 'Tus cuatro puntuaciones',
  caption: 'Las cuatro letras',
  letter: 'Letra',
  number: 'Número',
  band: 'Nivel',
  between: 'Margen probable',
  percent: message('{score, number}\u00a0%'),
  range: message('<narrow>probablemente entre </narrow>{low, number} y {high, number}'),
  percentRange: message(
    '<narrow>probablemente entre </narrow>{low, number}\u00a0% y {high, number}\u00a0%',
  ),
}

export const traits: Like<typeof en.traits> = {
  core: 'Rasgos básicos',
  pace: 'Ritmo',
  perspective: 'Perspectiva',
  focus: 'Enfoque',
  key: 'Rasgos principales',
  locked: 'En el informe',
  keywords: 'Palabras clave',
}

export const offer: Like<typeof en.offer> = {
  title: 'Tu informe completo',
  read: 'Leer tu informe completo',
  get: 'Obtener el informe completo',
  answerOthers: message(
    '{count, plural, one {Contestar la que falta} many {Contestar las # que faltan} other {Contestar las # que faltan}}',
  ),
  once: 'una sola vez',
  onceOnly: 'Una sola vez. Sin suscripción.',
  priceOnce: message('{price} una sola vez. Sin suscripción.'),
  onePayment: 'Un solo pago por este resultado. Sin suscripción.',
  until: 'Aún no se puede pagar. Hasta entonces, esto es gratis con una cuenta.',
  join: 'Unirse a la lista de lanzamiento',
  sales: 'Qué contiene y cuánto cuesta.',
  salesAt: message('Qué contiene. Más adelante, {price}.'),
}

export const freeWay: Like<typeof en.freeWay> = {
  open: 'Abrir tu informe gratis',
  opening: 'Abriendo tu informe…',
  failed: 'No pudimos abrir tu informe. Inténtalo de nuevo.',
  guest: 'Aún no se puede pagar: basta con una cuenta.',
  person: 'Aún no se puede pagar: basta con tu cuenta.',
}

export const reveal: Like<typeof en.reveal> = {
  title: 'Tu resultado',
  answers: message(
    '{count, plural, one {# respuesta} many {# de respuestas} other {# respuestas}}',
  ),
  skip: 'Saltar',
  readOn: 'Seguir leyendo',
  spoken: message('{doubt}. Tu estilo: {name}.'),
}

export const card: Like<typeof en.card> = {
  alt: message('La tarjeta de {name}: texturas, letras, nombre y apodo'),
  save: 'Guardar la imagen',
}

export const copyLine: Like<typeof en.copyLine> = { copy: 'Copiar', copied: 'Copiado.' }

export const share: Like<typeof en.share> = {
  open: 'Compartir',
  title: 'Comparte tu estilo',
  promise: 'Sin puntuaciones ni respuestas.',
  nameLabel: 'Nombre que se ve en la página',
  nameHint: 'Si lo dejas vacío, la página dice «Alguien que conoces».',
  nameMissing: 'Escribe tu nombre: así la gente ve con quién se compara.',
  compareLabel: 'Quien lo abra puede compararse conmigo',
  compareHint:
    'Entonces las dos personas ven sus estilos, sus lugares en el círculo y cómo trabajan en equipo. Nunca respuestas ni puntuaciones. No te preguntamos otra vez por cada persona; puedes terminar cada comparación.',
  send: 'Compartir',
  copy: 'Crear el enlace',
  making: 'Creando el enlace…',
  failed: 'No se pudo crear el enlace. Inténtalo de nuevo.',
  madeTitle: 'Tu enlace está listo',
  sendAgain: 'Enviarlo',
  says: message('Mi estilo es {name}. ¿Y el tuyo?'),
  toPage: 'Abrir su página',
}

export const sharedLink: Like<typeof en.sharedLink> = {
  label: 'Envíalo a quien quieras',
  stop: 'Dejar de compartir',
  stopping: 'Un momento…',
  keep: 'Dejar como está',
  stopText:
    'El enlace deja de funcionar enseguida, para cualquiera que lo tenga. Lo que un chat ya muestra se queda allí. También se quedan las comparaciones que empezaron con él; puedes terminar cada una.',
  stopFailed: 'No se pudo cerrar el enlace. Inténtalo de nuevo.',
}

export const shareStyle: Like<typeof en.shareStyle> = {
  open: 'Compartir',
  title: 'Comparte este estilo',
  label: 'El enlace a esta página',
}

export const mail: Like<typeof en.mail> = {
  title: 'Enviármelo por correo',
  text: 'Un solo correo con tu resultado y un enlace que lo abre en cualquier dispositivo. Después, nada más.',
  label: 'Correo',
  send: 'Enviar',
  sending: 'Enviando…',
  sent: message('Va en camino a {email}.'),
  again: '¿No es esa dirección? Enviarlo otra vez.',
  failed: 'No se pudo enviar el correo. Inténtalo de nuevo.',
}

export const story: Like<typeof en.story> = {
  title: 'Un día de trabajo',
  on: 'Seguir leyendo',
  more: 'Gratis. Cuatro partes más.',
}
