import type * as en from '../en/checkout'
import { type Like, message } from '../message'

const ONE_PAYMENT = 'Einmalige Zahlung für dieses Ergebnis. Kein Abo.'

export const screen: Like<typeof en.screen> = {
  title: 'Kasse',
  back: 'Zurück zu deinem Ergebnis',
  summary: 'Deine Bestellung',
  report: 'Vollständiger Bericht, einmalige Zahlung',
  missing: 'Kein Ergebnis gefunden. Bitte mach zuerst den Test.',
}

export const order: Like<typeof en.order> = {
  coupon: 'Gutschein',
  code: 'Gutscheincode',
  takesOff: message('<b>{code}</b>: {price} Rabatt'),
  remove: message('Entfernen<hidden>: Gutschein {code}</hidden>'),
  checking: 'Wird geprüft …',
  apply: 'Einlösen',
  receipt: 'Dein Beleg',
  receiptEmail: 'E-Mail',
  receiptHint:
    'Mit dem Beleg bekommst du den Bericht als PDF und einen Link, der ihn auf jedem Gerät öffnet.',
  devices: 'Auf deinen anderen Geräten',
  linkEmail: 'Link zu meinem Bericht per E-Mail (optional)',
  linkHint:
    'Der Link öffnet deinen Bericht ein Jahr lang auf jedem Gerät, und länger, wenn du ihn nutzt.',
  total: 'Summe',
  listPrice: 'Listenpreis',
  discount: message('Rabatt ({code})'),
  toPay: 'Zu zahlen',
  getReport: 'Zu meinem Bericht',
  onePayment: ONE_PAYMENT,
  toLaunchList: 'Zur Warteliste. Du zahlst nichts.',
}

export const payment: Like<typeof en.payment> = {
  pay: message('{price} bezahlen'),
  processing: 'Deine Zahlung läuft …',
  initFailed: 'Die Zahlung ließ sich nicht starten. Bitte versuch es noch einmal.',
  slow: 'Stripe antwortet langsam. Bisher wurde nichts abgebucht. Bitte lass diese Seite offen.',
  tryAgain: 'Noch einmal versuchen',
  signIn: 'Anmelden',
}

export const card: Like<typeof en.card> = {
  title: 'Zahlung',
  label: 'Karte',
  note: 'Deine Kartendaten gehen an Stripe, dort läuft die Zahlung. Wir sehen sie nie.',
  noEmail: 'Bitte gib eine E-Mail-Adresse ein.',
  noCard: 'Das Kartenfeld wurde nicht gefunden',
  failed: message('Die Zahlung hat nicht geklappt: {reason}'),
  unanswered:
    'Die Bank hat nicht geantwortet. Du kannst es noch einmal versuchen: Deine Karte wird nicht doppelt belastet.',
}

export const pending: Like<typeof en.pending> = {
  title: 'Deine Zahlung wird bestätigt',
  text: 'Das dauert einen Moment. Bitte bezahl nicht noch einmal: Sobald die Zahlung bestätigt ist, geht es hier von selbst weiter.',
}

export const launchList: Like<typeof en.launchList> = {
  title: 'Vorschaumodus',
  text: 'Bezahlen ist noch nicht möglich. Gib deine E-Mail-Adresse ein, und wir schreiben dir, sobald es geht.',
  email: 'E-Mail',
  noAddress: 'Das sieht nicht nach einer E-Mail-Adresse aus. Bitte prüf sie.',
  join: 'Auf die Warteliste setzen',
  joining: 'Wird eingetragen …',
  notNow: 'Jetzt nicht',
  joined:
    'Du stehst auf der Liste. Wir schreiben dir eine einzige E-Mail, sobald Bezahlen möglich ist.',
  done: 'Fertig',
}

export const unsubscribe: Like<typeof en.unsubscribe> = {
  title: 'Aus der Warteliste austragen?',
  text: 'An diese Liste senden wir nur eine einzige E-Mail, und danach steht deine E-Mail-Adresse nicht mehr darauf. Um ganz sicher zu sein, trag dich hier aus.',
  yes: 'Austragen',
  busy: 'Wird ausgetragen …',
  failed: 'Wir konnten dich nicht austragen. Bitte versuch es noch einmal.',
  doneTitle: 'Du stehst nicht mehr auf der Liste',
  done: 'Du bist von der Warteliste gestrichen und bekommst keine E-Mail mehr von ihr.',
  home: 'Zur Startseite',
}

export const sales: Like<typeof en.sales> = {
  title: 'Dein vollständiger Bericht',
  back: 'Zurück zu deiner Vorschau',
  lede: message(
    'Wie du arbeitest, ausführlich. Lies ihn hier, druck ihn aus oder speichere ihn als PDF.{currency, select, usd { Ähnliche Berichte kosten 80–120 $ und mehr.} other {}}',
  ),
  inside: 'Was drinsteht',
  sampleReport: 'Beispielbericht ansehen',
  report: 'Vollständiger Bericht',
  buy: 'Jetzt kaufen',
  onePayment: ONE_PAYMENT,
  toCheckout: 'Zur Kasse: Gutscheine und Warteliste.',
}

export const samples: Like<typeof en.samples> = {
  label: 'Beispiel',
  note: 'Diese Beispiele haben wir für diese Seite geschrieben. Dein Bericht ist für deinen Stil geschrieben.',
  lines: {
    profile: 'Eine geschlossene Tür stört dich weniger als eine offene Frage.',
    strengths: 'Du hältst Meetings kurz. Manchmal geht dabei die zweitbeste Idee unter.',
    growth: 'Frag noch einmal nach: eine offene Frage, bevor du deine Antwort gibst.',
    workStyle: 'In einem Team von fünf führst du oft die Liste, egal, wer den Titel trägt.',
    plan: 'Für den Anfang: Such dir das eine Meeting dieser Woche aus, das auch eine Notiz sein könnte.',
    phrases: '„Was bräuchtest du, um Ja zu sagen?“ statt „Warum nicht?“',
    careers: 'Eventplanung: hundert Details, und am Ende ein voller Saal.',
  },
}

export const pass: Like<typeof en.pass> = {
  title: 'Der Pass',
  lede: 'Ein Pass öffnet alle vollständigen Berichte in deinem Konto. Er läuft nicht ab und ist kein Abo.',
  opens: 'Was er öffnet',
  reports: 'Den vollständigen Bericht zu jedem Ergebnis',
  reportsText: 'Zu denen, die heute in deinem Konto sind, und zu jedem, das dazukommt.',
  parts: 'Alles, was in einem Bericht steht',
  bought: 'Ein einzeln gekaufter Bericht bleibt auch ohne den Pass offen.',
}

export const passCard: Like<typeof en.passCard> = {
  active: 'Dein Pass ist aktiv',
  paid: 'Die Zahlung ist da. Danke für deinen Kauf.',
  held: 'Du hast den Pass',
  opensAll:
    'Alle vollständigen Berichte in deinem Konto sind offen, auch der Bericht zu jedem neuen Ergebnis.',
  readReport: 'Vollständigen Bericht lesen',
  seeResults: 'Ergebnisse ansehen',
}

export const passOffer: Like<typeof en.passOffer> = {
  title: 'Angebot zum Start',
  was: message('<hidden>statt </hidden><s>{price}</s>'),
  free: 'Bezahlen ist noch nicht möglich: Der Pass kostet nichts, und wir brauchen keine Karte.',
  activate: 'Pass aktivieren',
  activateAndOpen: 'Pass aktivieren und Bericht öffnen',
  activating: 'Dein Pass wird aktiviert …',
  stays: 'Er gehört zu deinem Konto und bleibt dir, auch wenn Bezahlen möglich wird.',
}

export const passPayment: Like<typeof en.passPayment> = {
  title: 'Den Pass kaufen',
  once: 'einmalig',
  note: 'Einmalige Zahlung, kein Abo. Deine Kartendaten gehen an Stripe, die Nummer sehen wir nie. Der Beleg geht an die E-Mail-Adresse deines Kontos.',
}
