import type * as en from '../en/assessment'
import { type Like, message } from '../message'

export const pages: Like<typeof en.pages> = {
  noScript: {
    title: 'El test necesita JavaScript',
    text: message(
      'Con él guarda tus respuestas en este navegador mientras avanzas, y aquí JavaScript está desactivado. Actívalo en la configuración del navegador y vuelve a cargar esta página. Sin él también puedes leer sobre <types>los dieciséis estilos</types> y <method>cómo medimos</method>.',
    ),
  },
}

export const header: Like<typeof en.header> = {
  leave: 'Salir',
  leaveLabel: 'Salir del test',
  leaveTitle: '¿Salir del test?',
  stay: 'Quedarme',
  becomes: {
    saved:
      'Tus respuestas están guardadas en tu cuenta. Sigue cuando quieras, en cualquier dispositivo.',
    kept: 'Tus respuestas se quedan en este navegador.',
    lost: 'Este navegador no guarda datos, así que tus respuestas se perderían.',
  },
  progress: 'Avance del test',
  place: message('{number} de {total}'),
}

export const question: Like<typeof en.question> = {
  title: '¿Cuál va más contigo? ¿Cuál menos?',
  pick: { most: 'Más', least: 'Menos' },
  group: { most: 'Más como yo', least: 'Menos como yo' },
  pickOf: {
    most: message('Más como yo: {statement}'),
    least: message('Menos como yo: {statement}'),
  },
  status: {
    suggested: 'Aún no cuenta: confírmala o cámbiala',
    both: 'Ya elegiste las dos',
    needsLeast: 'Ahora elige una como Menos',
    needsMost: 'Ahora elige una como Más',
    needsBoth: 'Elige una como Más y otra como Menos',
  },
  bothNeeded: 'Para seguir, elige una frase en «Más como yo» y otra en «Menos como yo».',
  next: 'Siguiente',
  previous: 'Atrás',
  confirm: 'Confirmar',
  confirmed: 'Confirmada',
  ofTotal: message('de {total}'),
  ofUpTo: message('de {total} como máximo'),
  keys: {
    space: 'Espacio',
    enter: 'Enter',
    move: 'mover',
    statement: 'frase',
    most: 'más',
    least: 'menos',
    confirm: 'confirmar',
    next: 'siguiente',
  },
  shortcuts: 'Atajos de teclado',
  pace: 'Ritmo',
  nextAfterEach: 'Paso a paso',
  byItself: 'Avance automático',
}

export const screens: Like<typeof en.screens> = {
  place: {
    question: message('Pregunta {number} de {total}'),
    again: message('Otra mirada, {number} de {total}'),
  },
  loading: 'Cargando las preguntas',
  submitting: 'Analizando tus respuestas…',
  offline: 'No tienes conexión. Tus respuestas se guardan aquí.',
  firstInstinct: 'Sigue tu primera impresión, pensando en el trabajo.',
  again: 'Contesta esta con calma. Tu elección de antes está aparte.',
  welcomeBack: 'Qué bien verte de nuevo.',
  welcomeBackHere: 'Qué bien verte de nuevo. Tus respuestas hasta ahora están aquí.',
  timeToGo: message(
    '{minutes, plural, =0 {Queda menos de un minuto} one {Queda alrededor de # minuto} many {Quedan alrededor de # de minutos} other {Quedan alrededor de # minutos}}',
  ),
  lastButton: { guest: 'Ver mis resultados', account: 'Terminar el test' },
  spoken: {
    clearedMost: 'Se quitó el Más. Ahora elige una como Más',
    clearedLeast: 'Se quitó el Menos. Ahora elige una como Menos',
    suggestedAt: message('{place}. Sugerencia: toca para confirmarla o cambiarla'),
  },
  startOver: {
    action: 'Empezar de nuevo',
    title: '¿Empezar de nuevo?',
    text: 'Se borran tus respuestas hasta ahora. Empiezas otra vez en la pregunta 1.',
    keep: 'Conservar mis respuestas',
  },
  titles: {
    almostThere: 'Ya casi está',
    secondLook: 'Otra mirada',
    named: message('Tu estilo: {style}'),
    failed: 'Algo falló en el test',
    otherTab: 'Terminado en otra pestaña',
    elsewhere: 'Terminado en otro lugar',
    restarted: 'Empezado de nuevo en otro lugar',
    signedOut: 'Saliste de tu cuenta',
    stale: 'Hay respuestas más nuevas en otro lugar',
  },
  named: {
    text: 'Este navegador bloquea las cookies, así que no puede mostrar nada más, y esto desaparece cuando dejas esta página. Para conservar un resultado, permite las cookies de este sitio y repite el test.',
    about: 'Sobre este estilo',
  },
  elsewhere: {
    text: 'Tus respuestas se enviaron desde allí, así que aquí no queda nada por hacer.',
    results: 'Ver mis resultados',
  },
  failed: {
    load: 'No se pudo cargar el test. Inténtalo de nuevo.',
    submit: 'No se pudo enviar el test. Inténtalo de nuevo.',
    loadOffline: 'No tienes conexión. Las preguntas se cargan en cuanto vuelva.',
    submitOffline:
      'No tienes conexión. Tus respuestas se guardan aquí y se envían en cuanto vuelva.',
    kept: 'Tus respuestas están guardadas en este navegador, así que no se pierde nada.',
    unkept: 'Tus respuestas están guardadas en esta página. Déjala abierta.',
    tryAgain: 'Intentar de nuevo',
    freshQuestions: 'Empezar de nuevo con otras preguntas',
    detail: 'Qué falló',
    limits: {
      guest_submit: 'Desde tu red llegaron demasiados tests en poco tiempo.',
      start: 'Empezaste muchos tests en poco tiempo.',
      submit: 'Enviaste muchos tests en poco tiempo.',
    },
  },
}

export const secondLook: Like<typeof en.secondLook> = {
  tooFew: message(
    'Confirmaste {own, plural, =0 {ninguna} one {#} many {#} other {#}} de {total}. Para un resultado hacen falta doce.',
  ),
  hurried: message(
    '{count, plural, one {Esta parece contestada con prisa. ¿La contestas de nuevo?} many {Estas # parecen contestadas con prisa. ¿Las contestas de nuevo?} other {Estas # parecen contestadas con prisa. ¿Las contestas de nuevo?}}',
  ),
  odd: message(
    '{count, plural, one {Una respuesta no encaja con el resto. ¿La contestas de nuevo?} many {Estas # no encajan con el resto. ¿Las contestas de nuevo?} other {Estas # no encajan con el resto. ¿Las contestas de nuevo?}}',
  ),
  mixed: message('Estas {count} merecen otra mirada. ¿Las contestas de nuevo?'),
  allSuggested: 'Todas son sugerencias al azar. No dicen nada de ti, así que aún no cuentan.',
  restSuggested: 'Las demás son sugerencias al azar. No dicen nada de ti, así que aún no cuentan.',
  quick: {
    all: message(
      'Diste tus {total} respuestas en menos de {seconds} segundos cada una. Empezamos por la más rápida.',
    ),
    many: message(
      'Diste {count} de tus {total} respuestas en menos de {seconds} segundos cada una. Empezamos por la más rápida.',
    ),
    some: message(
      'Diste {count} de tus {total} respuestas en menos de {seconds} segundos cada una (preguntas {questions}). Empezamos por la más rápida.',
    ),
    one: message(
      'Diste 1 de tus {total} respuestas en menos de {seconds} segundos (pregunta {question}).',
    ),
  },
  unlike: {
    many: message(
      '{count} respuestas no encajan con lo que dicen las demás. Puede que seas así, o puede que fuera un descuido.',
    ),
    some: message(
      'Las preguntas {questions} no encajan con lo que dicen las demás. Puede que seas así, o puede que fuera un descuido.',
    ),
    one: message(
      'La pregunta {question} no encaja con lo que dicen las demás. Puede que seas así, o puede que fuera un descuido.',
    ),
  },
  list: message('{first} y {last}'),
  calm: message(
    'Otra mirada con calma lleva {minutes, plural, =0 {menos de un minuto} one {alrededor de # minuto} many {alrededor de # de minutos} other {alrededor de # minutos}}. Las preguntas vuelven en blanco, y tus respuestas de antes siguen valiendo hasta que contestes de nuevo.',
  ),
  redo: message(
    '{count, plural, one {Contestar esta de nuevo} many {Contestar estas # de nuevo} other {Contestar estas # de nuevo}}',
  ),
  answerAll: message('Contestar las {total}'),
  answerOthers: message(
    '{count, plural, one {Contestar la que falta} many {Contestar las # que faltan} other {Contestar las # que faltan}}',
  ),
  keep: 'Conservar mis respuestas',
}

export const account: Like<typeof en.account> = {
  suggestions: 'Sugerir respuestas',
  suggestionsHow:
    'Cada pregunta se abre con dos respuestas al azar. No cuentan hasta que las confirmes.',
  on: 'Activado.',
  off: 'Desactivado.',
  suggestionsUnkept: 'No se pudo guardar en tu cuenta. Solo vale en esta página.',
  suggested: message(
    '<b>Sugerencia: toca para confirmarla o cambiarla</b>. Salió al azar. No cuenta hasta que la confirmes.',
  ),
  saved: {
    account: 'Guardado',
    saving: 'Guardando',
    here: 'Guardado en este dispositivo, pendiente de pasar a la cuenta',
    nowhere: 'Aún no guardado, pendiente de pasar a la cuenta',
  },
  goOn: {
    title: 'Sigue donde estabas',
    text: message(
      'Pregunta {number} de {total}, <when>{at}</when>. Tus respuestas hasta ahora están guardadas.',
    ),
    action: 'Seguir',
  },
  outdated: {
    title: 'Las preguntas han cambiado',
    text: 'Las revisamos después de que lo dejaste, y tus respuestas de antes ya no encajan. Lo sentimos: empiezas otra vez en la pregunta 1. Son de 10 a 15 minutos.',
    action: 'Empezar otra vez',
  },
  stale: {
    text: message(
      'Seguiste este test en otro dispositivo, hasta la pregunta {theirs}. Este dispositivo va por la pregunta {mine}.',
    ),
    takeNewer: message('Seguir desde la pregunta {theirs}'),
    keepMine: 'Usar las respuestas de este dispositivo',
  },
  restarted: {
    text: 'Las respuestas que tenías aquí se borraron allí.',
    action: 'Seguir',
  },
  signedOut: {
    kept: 'Tus respuestas se quedan en este dispositivo. Entra, y aquí estarán.',
    unkept: 'Entra para seguir con tus respuestas guardadas.',
    action: 'Entrar',
  },
}

export const cookies: Like<typeof en.cookies> = {
  title: 'Este navegador bloquea las cookies',
  needed: 'Tu resultado va unido a una cookie. Solo el navegador que la tiene puede abrirlo.',
  allow:
    'Permite las cookies de este sitio en la configuración del navegador y vuelve a cargar esta página.',
  without:
    'También puedes contestar sin ellas. Te decimos tu estilo una sola vez, al final, y no puedes volver al resultado.',
  reload: 'Volver a cargar',
  goOn: 'Contestar sin cookies',
}

export const first: Like<typeof en.first> = {
  name: 'Prueba dos preguntas',
  place: message('Pregunta {number} de {total}'),
  pick: { most: 'Más', least: 'Menos' },
  pickOf: {
    most: message('Más como yo: {statement}'),
    least: message('Menos como yo: {statement}'),
  },
  pickMost: 'Elige la que más va contigo en el trabajo.',
  thenLeast: 'Ahora elige la que menos va contigo.',
  thenMost: 'Ahora elige la que más va contigo.',
  answered: message('Pregunta {number}, contestada.'),
  change: 'Cambiar',
  changeOf: message('la pregunta {number}'),
  doneTitle: message(
    '{answered, plural, =1 {Una contestada} =2 {Dos contestadas} one {# contestada} many {# contestadas} other {# contestadas}}, faltan {left}.',
  ),
  doneText: message(
    'Dos respuestas solo señalan una dirección. Las otras {left} muestran con qué seguridad. Guardamos las que acabas de dar.',
  ),
  goOn: 'Seguir',
  stoppedTitle: message('Te quedaste en la pregunta {number}.'),
  stoppedText: message(
    'Tus respuestas siguen en este navegador. Faltan {left}, {minutes, plural, =0 {menos de un minuto} one {alrededor de # minuto} many {alrededor de # de minutos} other {alrededor de # minutos}}.',
  ),
  pickUp: message('Seguir en la pregunta {number}'),
  startOver: 'Empezar de nuevo',
  giveUp: 'Se borran las respuestas que diste. ¿Empezar de nuevo igualmente?',
  keep: 'Conservarlas',
  center: 'Empiezas aquí',
  after: message(
    '{count, plural, =1 {Tú, después de una pregunta} =2 {Tú, después de dos preguntas} one {Tú, después de # pregunta} many {Tú, después de # de preguntas} other {Tú, después de # preguntas}}',
  ),
  you: 'Tú',
  moved: {
    D: 'Tu punto se movió un poco hacia la D.',
    I: 'Tu punto se movió un poco hacia la I.',
    S: 'Tu punto se movió un poco hacia la S.',
    C: 'Tu punto se movió un poco hacia la C.',
    fast: 'Tu punto se movió un poco hacia el lado del ritmo rápido.',
    measured: 'Tu punto se movió un poco hacia el lado del ritmo pausado.',
    task: 'Tu punto se movió un poco hacia el lado de la tarea.',
    people: 'Tu punto se movió un poco hacia el lado de las personas.',
    nowhere: 'Tu punto se quedó donde estaba.',
  },
}
