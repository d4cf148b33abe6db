import type * as en from '../en/checkout'
import { type Like, message } from '../message'

const ONE_PAYMENT = 'Un solo pago por este resultado. Sin suscripción.'

export const screen: Like<typeof en.screen> = {
  title: 'Finalizar la compra',
  back: 'Volver a tu resultado',
  summary: 'Resumen de la compra',
  report: 'Informe completo, un solo pago',
  missing: 'No hay ningún resultado. Primero haz el test.',
}

export const order: Like<typeof en.order> = {
  coupon: 'Cupón',
  code: 'Código del cupón',
  takesOff: message('<b>{code}</b> descuenta {price}'),
  remove: message('Quitar<hidden> el cupón {code}</hidden>'),
  checking: 'Comprobando…',
  apply: 'Aplicar',
  receipt: 'Tu recibo',
  receiptEmail: 'Correo',
  receiptHint:
    'Con el recibo llegan tu informe en PDF y un enlace que lo abre en cualquier dispositivo.',
  devices: 'En tus otros dispositivos',
  linkEmail: 'Enviarme por correo un enlace a mi informe (opcional)',
  linkHint:
    'El enlace abre tu informe en cualquier dispositivo durante un año, y más tiempo si lo usas.',
  total: 'Total',
  listPrice: 'Precio sin descuento',
  discount: message('Descuento ({code})'),
  toPay: 'A pagar',
  getReport: 'Obtener mi informe',
  onePayment: ONE_PAYMENT,
  toLaunchList: 'Lleva a la lista de espera. No pagas nada.',
}

export const payment: Like<typeof en.payment> = {
  pay: message('Pagar {price}'),
  processing: 'Procesando tu pago…',
  initFailed: 'No se pudo empezar el pago. Inténtalo de nuevo.',
  slow: 'Stripe tarda en responder. Aún no hay ningún cobro. Deja esta página abierta.',
  tryAgain: 'Intentar de nuevo',
  signIn: 'Entrar',
}

export const card: Like<typeof en.card> = {
  title: 'Pago',
  label: 'Tarjeta',
  note: 'Los datos de tu tarjeta van a Stripe, que se encarga del cobro. Nunca los vemos.',
  noEmail: 'Escribe una dirección de correo.',
  noCard: 'No se encontró el campo de la tarjeta',
  failed: message('El pago falló: {reason}'),
  unanswered:
    'El banco no respondió. Puedes intentarlo de nuevo: en tu tarjeta no se cobra dos veces.',
}

export const pending: Like<typeof en.pending> = {
  title: 'Estamos confirmando tu pago',
  text: 'Tarda un momento. No pagues otra vez: cuando el pago se confirme, esta página avanza por sí sola.',
}

export const launchList: Like<typeof en.launchList> = {
  title: 'Modo de vista previa',
  text: 'Aún no se puede pagar. Deja tu correo y te escribimos cuando se pueda.',
  email: 'Correo',
  noAddress: 'Esto no parece una dirección de correo. Revísala.',
  join: 'Unirme a la lista de espera',
  joining: 'Enviando…',
  notNow: 'Ahora no',
  joined: 'Ya estás en la lista. Te enviaremos un solo correo, cuando se pueda pagar.',
  done: 'Hecho',
}

export const unsubscribe: Like<typeof en.unsubscribe> = {
  title: '¿Salir de la lista de espera?',
  text: 'A esta lista le enviamos un solo correo, y tu dirección sale de ella cuando ese correo llega. Para tener la seguridad, date de baja aquí.',
  yes: 'Darme de baja',
  busy: 'Un momento…',
  failed: 'No pudimos darte de baja. Inténtalo de nuevo.',
  doneTitle: 'Ya no estás en la lista',
  done: 'Tu dirección ya no está en la lista de espera, y no te llegará ningún correo de ella.',
  home: 'Volver al inicio',
}

export const sales: Like<typeof en.sales> = {
  title: 'Tu informe completo',
  back: 'Volver a tu vista previa',
  lede: message(
    'Cómo trabajas, en detalle. Léelo aquí, imprímelo o guárdalo en PDF.{currency, select, usd { Otros informes parecidos cuestan de 80 a 120 $ o más.} other {}}',
  ),
  inside: 'Qué contiene',
  sampleReport: 'Ver un informe de muestra',
  report: 'Informe completo',
  buy: 'Comprar ahora',
  onePayment: ONE_PAYMENT,
  toCheckout: 'Lleva a la compra: cupones y lista de espera.',
}

export const samples: Like<typeof en.samples> = {
  label: 'Muestra',
  note: 'Escribimos estas muestras para esta página. Tu informe está escrito para tu estilo.',
  lines: {
    profile: 'Te molesta menos una puerta cerrada que una pregunta abierta.',
    strengths:
      'Haces que las reuniones sean cortas. A veces, la segunda mejor idea se queda fuera.',
    growth: 'Pregunta una vez más, de forma abierta, antes de ofrecer tu respuesta.',
    workStyle: 'En un equipo de cinco sueles llevar la lista, tenga quien tenga el cargo.',
    plan: 'Primer paso: elige la única reunión de esta semana que cabría en una nota.',
    phrases: '«¿Qué necesitarías para decir que sí?» en lugar de «¿Por qué no?»',
    careers: 'Organización de eventos: cien detalles y, al final, una sala llena de gente.',
  },
}

export const pass: Like<typeof en.pass> = {
  title: 'El pase',
  lede: 'Un pase abre todos los informes completos de tu cuenta. No vence y no es una suscripción.',
  opens: 'Qué abre',
  reports: 'El informe completo de cada resultado',
  reportsText: 'De los que hay hoy en tu cuenta y de cada uno que llegue después.',
  parts: 'Todo lo que hay en un informe',
  bought: 'Un informe que compraste aparte sigue abierto sin el pase.',
}

export const passCard: Like<typeof en.passCard> = {
  active: 'Tu pase está activo',
  paid: 'Pago hecho. Gracias por tu compra.',
  held: 'Tienes el pase',
  opensAll:
    'Todos los informes completos de tu cuenta están abiertos, y también el de cada resultado nuevo.',
  readReport: 'Leer tu informe completo',
  seeResults: 'Ver tus resultados',
}

export const passOffer: Like<typeof en.passOffer> = {
  title: 'Oferta de lanzamiento',
  was: message('<hidden>antes </hidden><s>{price}</s>'),
  free: 'Aún no se puede pagar: el pase es gratis y no pedimos tarjeta.',
  activate: 'Activar mi pase',
  activateAndOpen: 'Activar mi pase y abrir el informe',
  activating: 'Activando tu pase…',
  stays: 'Es de tu cuenta, y lo conservas cuando se pueda pagar.',
}

export const passPayment: Like<typeof en.passPayment> = {
  title: 'Obtener el pase',
  once: 'una sola vez',
  note: 'Un solo pago, sin suscripción. Los datos de tu tarjeta van a Stripe; nunca vemos el número. El recibo llega al correo de tu cuenta.',
}
