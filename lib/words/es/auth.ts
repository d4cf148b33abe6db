import type * as en from '../en/auth'
import { type Like, message } from '../message'

export const pages: Like<typeof en.pages> = {
  login: {
    title: 'Entrar',
    lede: 'Tus resultados están en tu cuenta.',
    ledeForPage: 'Esa página es parte de tu cuenta. Entra para abrirla.',
    ledeEnded: 'Tu acceso venció. Entra de nuevo y sigue donde estabas.',
    newHere: message('¿Aún no tienes cuenta? <link>Crea una</link>'),
  },
  signInLink: {
    title: 'Entrar por correo',
    lede: 'Te enviamos un enlace con el que entras sin contraseña. Sirve una sola vez, durante 10 minutos, y solo en este navegador.',
    remember: message('¿Recuerdas tu contraseña? <link>Entra</link>'),
  },
  forgot: {
    name: 'Contraseña olvidada',
    title: '¿Olvidaste tu contraseña?',
    lede: 'Escribe la dirección de correo que usas aquí y te enviamos un enlace para elegir otra contraseña.',
    remembered: message('¿Ya la recordaste? <link>Entra</link>'),
  },
  register: {
    title: 'Crear una cuenta',
    titleWithResults: 'Crea una cuenta y verás tus resultados en detalle',
    lede: 'Es gratis. Tus resultados te acompañan en cualquier dispositivo, y además tienes:',
    haveAccount: message('¿Ya tienes cuenta? <link>Entra</link>'),
    privacy: message('Qué guardamos está en la <link>política de privacidad</link>.'),
  },
  reset: { title: 'Elegir otra contraseña' },
  verify: { title: 'Confirmar tu dirección de correo' },
  undo: {
    name: 'Deshacer un cambio de dirección de correo',
    title: 'Conservar tu dirección de antes',
  },
}

export const claim: Like<typeof en.claim> = {
  banner: 'Crea tu cuenta y verás tu análisis DISC en detalle.',
  stays: 'Tu resultado se queda en este navegador, con cuenta o sin ella.',
  pattern: message('Tu perfil por niveles. {bands}'),
  reportComes: 'Tu informe completo también pasa a la cuenta.',
  scoresOpen: 'Tus puntuaciones exactas se abren con la cuenta.',
  opens:
    'Y tu informe completo se abre enseguida. Aún no se puede pagar, así que no te cuesta nada.',
  mayOpen: 'Aún no se puede pagar: cuando entres, un clic abre un informe completo gratis.',
}

export const common: Like<typeof en.common> = {
  email: 'Correo',
  signIn: 'Entrar',
  signingIn: 'Entrando…',
  signInFailed: 'No pudimos abrir tu cuenta. Inténtalo de nuevo.',
}

export const login: Like<typeof en.login> = {
  password: 'Contraseña',
  byEmail: 'Entrar por correo',
  forgot: '¿Olvidaste tu contraseña?',
  notYou: message('¿No fuiste tú? <link>Entra con un enlace por correo</link> ahora mismo.'),
  or: 'o bien',
  continueWith: message('Seguir con {provider}'),
  goingTo: message('Abriendo {provider}…'),
  providerFailed:
    'No funcionó entrar de esa forma. Inténtalo de nuevo, o usa tu correo y tu contraseña.',
  notConfigured: 'Aún no disponible',
}

export const register: Like<typeof en.register> = {
  firstName: 'Nombre',
  lastName: 'Apellidos',
  password: 'Contraseña',
  signInInstead: 'Entra con esa cuenta',
  create: 'Crear cuenta',
  creating: 'Creando tu cuenta…',
  failed: 'No se pudo crear la cuenta. Inténtalo de nuevo.',
}

export const newPassword: Like<typeof en.newPassword> = {
  confirm: 'Repite la contraseña',
  hint: message('Al menos {min} caracteres'),
  differ: 'Las contraseñas no coinciden',
}

export const mailedLink: Like<typeof en.mailedLink> = {
  send: 'Enviarme un enlace',
  sending: 'Enviando…',
  failed: 'No pudimos enviar el enlace. Inténtalo de nuevo.',
  sentTitle: 'Revisa tu correo',
  sentToReset: message(
    'Si <b>{email}</b> tiene una cuenta, el enlace está en camino. Sirve durante una hora. ¿No llega nada? Mira en la carpeta de spam o revisa la dirección.',
  ),
  sentToSignIn: message(
    'Si <b>{email}</b> tiene una cuenta, el enlace está en camino. Ábrelo en este navegador antes de 10 minutos. Si hay varios, o no llega otro, usa el más reciente. ¿No llega nada? Mira en la carpeta de spam o revisa la dirección.',
  ),
  back: 'Volver a entrar',
  again: 'Enviar otra vez',
}

export const code: Like<typeof en.code> = {
  label: 'Código de seis cifras del correo',
  use: 'Usar el código',
  checking: 'Comprobando…',
  failed: 'No se pudo comprobar el código. Inténtalo de nuevo.',
  orHere: '¿Lo lees en otro dispositivo? Escribe aquí su código de seis cifras.',
  wasElsewhere: message(
    '<b>{email}</b> se confirmó en otro dispositivo, o mientras estabas fuera de tu cuenta. Para mostrar que fuiste tú, escribe aquí el código de seis cifras del correo o abre su enlace en este navegador.',
  ),
}

export const useLink: Like<typeof en.useLink> = {
  press: 'Pulsa el botón para entrar. El enlace sirve una sola vez.',
  besideLink:
    'Este correo se envió para otro navegador. Para entrar aquí, escribe su código de seis cifras.',
  failed: 'No pudimos abrir tu cuenta. Inténtalo de nuevo.',
  elsewhereTitle: 'Ábrelo donde lo pediste',
  elsewhere:
    'Este enlace solo funciona en el navegador donde lo pediste. Si esa página sigue abierta, escribe allí el código de seis cifras del correo. O pide otro enlace para este navegador.',
  linkHere: 'Pedir un enlace para este navegador',
}

export const noPassword: Like<typeof en.noPassword> = {
  title: 'Ya estás en tu cuenta',
  text: 'Tu cuenta ya no tiene contraseña. Nadie había confirmado antes esta dirección de correo, y la de antes pudo elegirla otra persona. Puedes poner una cuando quieras.',
  goOn: 'Seguir',
  setOne: 'Elegir una contraseña',
}

export const deadLink: Like<typeof en.deadLink> = {
  title: 'Este enlace ya no funciona. Puede que haya vencido, o que ya se haya usado.',
  newLink: 'Pedir otro enlace',
  undo: 'Si tu cuenta aún tiene esta dirección de correo, elige otra contraseña: así nadie más sigue dentro.',
  setPassword: 'Elegir otra contraseña',
  verify: 'Entra para que te enviemos otro.',
}

export const verify: Like<typeof en.verify> = {
  checking: 'Comprobando tu enlace…',
  confirmed: 'Tu dirección de correo está confirmada.',
  failed: 'No pudimos comprobar el enlace. Inténtalo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  newAddress: message(
    '<b>{email}</b> pasa a ser la dirección de la cuenta que lo pidió. Si no fuiste tú, cierra esta página: nada cambia.',
  ),
  useAddress: 'Usar esta dirección de correo',
  forAnother: message(
    'Aquí está abierta la cuenta de <b>{email}</b>, y el enlace era para otra. Para contestar las invitaciones de esa otra cuenta, entra en ella y pide el correo de nuevo.',
  ),
  elsewhere:
    'Gracias. Si otro dispositivo espera esto, escribe allí el código de seis cifras del correo. O entra aquí para contestar las invitaciones a esta dirección.',
}

export const proven: Like<typeof en.proven> = {
  title: 'Tu dirección de correo está confirmada',
  thanks: 'Gracias.',
  invited: message('Gracias. Tu invitación a {group} espera respuesta.'),
  invitations: message(
    'Gracias. {count, plural, one {# invitación espera} many {# de invitaciones esperan} other {# invitaciones esperan}} respuesta.',
  ),
  answer: message(
    '{count, plural, one {Contestar la invitación} many {Contestar las invitaciones} other {Contestar las invitaciones}}',
  ),
  hasResult: 'Gracias. Tus resultados están en tu cuenta.',
  hasNone: 'Gracias. Ahora viene el test: 28 preguntas, de 10 a 15 minutos.',
  results: 'Ver mis resultados',
  assessment: 'Hacer el test',
}

export const notice: Like<typeof en.notice> = {
  title: proven.title,
  proven: message('<b>{email}</b> es tu dirección. No queda nada por hacer.'),
  oneStep: 'Falta un paso, en este navegador',
  please: 'Confirma tu dirección de correo',
  sent: message(
    'Enviamos un enlace a <b>{email}</b>. Ábrelo en este navegador para confirmar que esa dirección es tuya.',
  ),
  trouble: {
    delayed: 'El correo aún no salió. Seguimos intentándolo.',
    refused: 'Esa dirección de correo fue rechazada. Revísala.',
    failed: 'No se pudo enviar el correo. Envíalo de nuevo.',
  },
  changeIt: message('<link>Cámbiala en tu perfil</link>.'),
  sending: mailedLink.sending,
  failed: mailedLink.failed,
  sentAgain: 'Otro enlace está en camino. Ábrelo en este navegador; solo sirve el más reciente.',
  again: 'Enviar el correo de nuevo',
}

export const reset: Like<typeof en.reset> = {
  password: 'Contraseña nueva',
  save: 'Guardar la contraseña nueva',
  saving: 'Guardando…',
  failed: 'No pudimos guardar la contraseña nueva. Inténtalo de nuevo.',
  savedTitle: 'Tu contraseña nueva está guardada',
  saved: 'Aquí ya estás en tu cuenta, y en los demás dispositivos se cerró.',
  results: 'Ver mis resultados',
}

export const undo: Like<typeof en.undo> = {
  someoneElse:
    'Si otra persona pidió cambiar la dirección de correo de tu cuenta, pulsa el botón. Tu cuenta conserva esta dirección, se cierra en todos los dispositivos, y la contraseña, que esa persona conocía, deja de servir. Después te enviamos un enlace para elegir otra.',
  you: message(
    'Si fuiste tú, aquí no hay nada que hacer. Para cancelar el cambio, ve a <link>tu perfil</link>.',
  ),
  undo: 'No fui yo: deshacer el cambio',
  undoing: 'Deshaciendo…',
  failed: 'No pudimos deshacer el cambio. Inténtalo de nuevo.',
  doneTitle: 'Tu cuenta tiene otra vez su dirección de antes',
  done: message(
    'La cuenta se cerró en todos los dispositivos, y la contraseña de antes ya no sirve. Enviamos un enlace a <b>{email}</b>: úsalo antes de una hora para elegir otra contraseña.',
  ),
  afterward:
    'Después cambia esa contraseña en cualquier otro sitio donde la uses, empezando por tu correo. Mira también tus resultados y tus grupos.',
}

export const held: Like<typeof en.held> = {
  joins: message(
    '{count, plural, one {Si sigues, este resultado pasa a tu cuenta:} many {Si sigues, estos resultados pasan a tu cuenta:} other {Si sigues, estos resultados pasan a tu cuenta:}}',
  ),
  notMine: 'No es mío',
  notMineOf: message('No es mío: {day}'),
  noneMine: 'Ninguno es mío',
  setAsideTitle: 'Dejar fuera este resultado',
  setAllAsideTitle: 'Dejar fuera estos resultados',
  setAsideText:
    'Sale de este navegador y no pasa a ninguna cuenta. Quien hizo el test solo podrá abrirlo con un enlace que haya recibido por correo. No se puede deshacer.',
  setAllAsideText:
    'Salen de este navegador y no pasan a ninguna cuenta. Quien hizo los tests solo podrá abrirlos con los enlaces que haya recibido por correo. No se puede deshacer.',
  setAside: 'Dejar fuera',
  settingAside: 'Un momento…',
  keep: 'Dejar como está',
  failed: 'No se pudo dejar fuera. Inténtalo de nuevo.',
}

export const sessionEnded: Like<typeof en.sessionEnded> = {
  title: 'Tu acceso venció',
  text: 'Entra de nuevo y sigue donde estabas. Lo que escribiste sigue aquí.',
  password: 'Tu contraseña',
  otherWay: message(
    '¿Sin contraseña? <link>Entra de otra forma</link> en una pestaña nueva y vuelve aquí.',
  ),
}
