import type * as en from '../en/results'
import { type Like, message } from '../message'

export const pages: Like<typeof en.pages> = {
  result: 'Dein Ergebnis',
  history: 'Deine Ergebnisse',
  together: 'Alle deine Durchgänge',
  short: 'Dein DISC-Ergebnis',
  preview: 'Dein DISC-Stil',
  sample: 'Beispielergebnis',
}

export const missing: Like<typeof en.missing> = {
  none: 'Hier ist kein Ergebnis. Bitte mach zuerst den Test.',
  take: 'Test machen',
  elsewhere:
    'Ein kostenloses Ergebnis bleibt in dem Browser, in dem es entstanden ist. Wenn du den Test auf einem anderen Gerät gemacht hast, öffne diese Seite dort.',
  notFound: 'Dieses Ergebnis haben wir nicht gefunden.',
  takeNew: 'Neuen Test machen',
  howLong: 'Er dauert 10 bis 15 Minuten, und deine Antworten werden zwischendurch gespeichert.',
  noneYet: 'Noch keine Ergebnisse',
  comeHere:
    'Hier stehen später deine Ergebnisse, das neueste zuerst, und du siehst, wie sie sich ändern.',
}

export const ends: Like<typeof en.ends> = {
  again: 'Test noch einmal machen',
  history: 'Verlauf ansehen',
  home: 'Zur Startseite',
  compare: 'Mit jemandem aus dem Team vergleichen',
}

export const deleted: Like<typeof en.deleted> = {
  title: 'Dein Ergebnis ist gelöscht',
  text: 'Deine Antworten, deine Werte, der Bericht und jeder Link dorthin sind weg. Du kannst den Test noch einmal machen, wann du willst.',
}

export const dated: Like<typeof en.dated> = {
  taken: message('Durchgang vom <when></when>'),
}

export const last: Like<typeof en.last> = {
  label: 'Dein letztes Ergebnis',
  from: message('Dein Ergebnis vom <when></when>'),
  open: 'Öffnen',
}

export const deletion: Like<typeof en.deletion> = {
  open: 'Dieses Ergebnis löschen',
  openOne: 'Löschen',
  openOf: message('Ergebnis vom {day} löschen'),
  failed: 'Das Ergebnis konnte nicht gelöscht werden. Bitte versuch es noch einmal.',
  title: 'Dieses Ergebnis löschen',
  titleOf: message('Das Ergebnis vom {day} löschen'),
  goes: message(
    '<b>Was verschwindet:</b> deine Antworten, deine Werte und dein Stil, der vollständige Bericht, wenn du ihn hast, deine Ziele, jeder Link dorthin, den wir gemailt haben, und jeder Vergleich, in dem das Ergebnis steht.',
  ),
  groups: 'Deine Gruppen sehen stattdessen das Ergebnis davor, oder keines.',
  unfinished: 'Ein angefangener Test in diesem Browser verschwindet auch.',
  stays: message(
    '<b>Was bleibt:</b> eine Bestellung, mit Beträgen und Datum und ohne die E-Mail-Adresse, die du für den Link angegeben hast. Wir brauchen sie für unsere Buchhaltung.',
  ),
  forGood: 'Das lässt sich nicht rückgängig machen, und ein Bericht wird dafür nicht erstattet.',
  yes: 'Endgültig löschen',
  deleting: 'Wird gelöscht …',
  keep: 'Behalten',
  doneOf: message('Das Ergebnis vom {day} ist gelöscht.'),
}

export const label: Like<typeof en.label> = {
  none: message('<shown>Etikett</shown><more> für den Durchgang vom <sitting></sitting></more>'),
  has: message(
    '<shown>{label}</shown><more>, das Etikett des Durchgangs vom <sitting></sitting></more>',
  ),
  one: 'Einen Durchgang benennen',
  which: 'Durchgang',
  title: 'Diesen Durchgang benennen',
  about: 'Zwei Etiketten lassen sich vergleichen. Nur du siehst sie.',
  field: 'Etikett',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  failed: 'Das Etikett konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
}

export const labelField: Like<typeof en.labelField> = {
  none: 'Kein Etikett',
  own: 'Ein eigenes …',
  typed: 'Dein eigenes Etikett',
}

export const short: Like<typeof en.short> = {
  primary: message('Dein stärkster Buchstabe: <b>{letter}</b>'),
  leftOut:
    'Auf dieser kurzen Seite fehlen die Bereiche deiner vier Buchstaben. Die ganze Vorschau zeigt sie, kostenlos.',
  preview: 'Ganze Vorschau ansehen',
}

export const hero: Like<typeof en.hero> = {
  nickname: message('„{nickname}“'),
  few: message(
    '{counted}. Das reicht, um zu sehen, wohin du neigst. Einen Namen hat dein Stil ab 20.',
  ),
}

export const preview: Like<typeof en.preview> = {
  pattern: message('Dein Profil nach Bereichen. {bands}.'),
  drawn: 'Nach Bereichen gezeichnet: niedrig, mittel, hoch.',
  detailed: 'Genaue Ergebnisse ansehen',
  inReport: 'Die genauen Zahlen stehen in deinem Bericht.',
  free: 'Die genauen Zahlen sind kostenlos.',
  account: 'Konto anlegen',
}

export const sure: Like<typeof en.sure> = {
  title: 'Wie sicher ist das?',
  key: 'Der Punkt liegt näher bei dem Buchstaben, der eher vorn liegt. Je länger der Balken, desto weniger sicher ist das.',
  unknown: 'Bei diesem Ergebnis haben wir noch nicht gemessen, wie sicher ein Wert ist.',
  untouched: 'Die übrigen waren Vorschläge, die du nicht geändert hast.',
  again: 'Noch einmal machen',
  more: 'Noch ein paar Fragen beantworten',
  moreLead: 'Beantworte noch ein paar Fragen.',
  upTo: message(
    'Höchstens {count, number}, vier bis sechs Minuten. Jede macht dein Ergebnis genauer.',
  ),
  start: 'Anfangen',
  goOn: 'Weitermachen',
}

export const leadLine: Like<typeof en.leadLine> = {
  leads: message('{letter} liegt vorn'),
  either: 'Beides möglich',
  lies: message('{doubt}. Der Balken liegt in „{zone}“.'),
  reaches: message('{doubt}. Der Balken reicht von „{from}“ bis „{to}“.'),
}

export const scores: Like<typeof en.scores> = {
  title: 'Deine vier Werte',
  caption: 'Die vier Buchstaben',
  letter: 'Buchstabe',
  number: 'Zahl',
  band: 'Bereich',
  between: 'Wahrscheinlich zwischen',
  percent: message('{score, number}\u00a0%'),
  range: message('<narrow>wahrscheinlich zwischen </narrow>{low, number} und {high, number}'),
  percentRange: message(
    '<narrow>wahrscheinlich zwischen </narrow>{low, number}\u00a0% und {high, number}\u00a0%',
  ),
}

export const traits: Like<typeof en.traits> = {
  core: 'Grundzüge',
  pace: 'Tempo',
  perspective: 'Perspektive',
  focus: 'Blick',
  key: 'Merkmale',
  locked: 'Im Bericht',
  keywords: 'Stichworte',
}

export const offer: Like<typeof en.offer> = {
  title: 'Dein vollständiger Bericht',
  read: 'Vollständigen Bericht lesen',
  get: 'Zum vollständigen Bericht',
  answerOthers: message(
    '{count, plural, one {Die letzte Frage beantworten} other {Die übrigen # beantworten}}',
  ),
  once: 'einmalig',
  onceOnly: 'Einmalig. Kein Abo.',
  priceOnce: message('{price} einmalig. Kein Abo.'),
  onePayment: 'Eine Zahlung für dieses Ergebnis. Kein Abo.',
  until: 'Bezahlen ist noch nicht möglich. Bis dahin ist das mit einem Konto kostenlos.',
  join: 'Auf die Startliste setzen',
  sales: 'Was darin steht und was er kostet.',
  salesAt: message('Was darin steht. Später {price}.'),
}

export const freeWay: Like<typeof en.freeWay> = {
  open: 'Bericht kostenlos öffnen',
  opening: 'Dein Bericht wird geöffnet …',
  failed: 'Wir konnten deinen Bericht nicht öffnen. Bitte versuch es noch einmal.',
  guest: 'Bezahlen ist noch nicht möglich; ein Konto genügt.',
  person: 'Bezahlen ist noch nicht möglich; dein Konto genügt.',
}

export const reveal: Like<typeof en.reveal> = {
  title: 'Dein Ergebnis',
  answers: message('{count, plural, one {# Antwort} other {# Antworten}}'),
  skip: 'Überspringen',
  readOn: 'Weiterlesen',
  spoken: message('{doubt}. Dein Stil: {name}.'),
}

export const card: Like<typeof en.card> = {
  alt: message('Die Karte zu {name}: Muster, Buchstaben, Name und Beiname'),
  save: 'Bild speichern',
}

export const copyLine: Like<typeof en.copyLine> = { copy: 'Kopieren', copied: 'Kopiert.' }

export const share: Like<typeof en.share> = {
  open: 'Teilen',
  title: 'Deinen Stil teilen',
  promise: 'Keine Werte, keine Antworten.',
  nameLabel: 'Vorname auf der Seite',
  nameHint: 'Bleibt das Feld leer, steht dort „Jemand aus deinem Umfeld“.',
  nameMissing: 'Bitte gib deinen Vornamen ein: Andere sehen, mit wem sie sich vergleichen.',
  compareLabel: 'Wer den Link öffnet, darf sich mit mir vergleichen',
  compareHint:
    'Dann seht ihr beide eure Stile, eure Plätze im Kreis und wie ihr zu zweit arbeitet. Nie Antworten oder Werte. Wir fragen dich nicht bei jeder Person neu; du kannst jeden Vergleich beenden.',
  send: 'Teilen',
  copy: 'Link holen',
  making: 'Link wird angelegt …',
  failed: 'Der Link konnte nicht angelegt werden. Bitte versuch es noch einmal.',
  madeTitle: 'Dein Link ist fertig',
  sendAgain: 'Verschicken',
  says: message('Mein Stil: {name}. Und deiner?'),
  toPage: 'Seite dazu öffnen',
}

export const sharedLink: Like<typeof en.sharedLink> = {
  label: 'Schick ihn, wem du willst',
  stop: 'Nicht mehr teilen',
  stopping: 'Wird beendet …',
  keep: 'Weiter teilen',
  stopText:
    'Der Link funktioniert sofort nicht mehr, für alle, die ihn haben. Was ein Chat davon schon zeigt, bleibt dort stehen. Auch Vergleiche, die damit begonnen haben, bleiben; du kannst jeden davon beenden.',
  stopFailed: 'Der Link konnte nicht beendet werden. Bitte versuch es noch einmal.',
}

export const shareStyle: Like<typeof en.shareStyle> = {
  open: 'Teilen',
  title: 'Diesen Stil teilen',
  label: 'Der Link zu dieser Seite',
}

export const mail: Like<typeof en.mail> = {
  title: 'Per E-Mail an mich schicken',
  text: 'Eine E-Mail mit deinem Ergebnis und einem Link, der es auf jedem Gerät öffnet. Danach nichts mehr.',
  label: 'E-Mail',
  send: 'Senden',
  sending: 'Wird gesendet …',
  sent: message('Sie ist unterwegs an {email}.'),
  again: 'Falsche E-Mail-Adresse? Noch einmal senden.',
  failed: 'Die E-Mail konnte nicht gesendet werden. Bitte versuch es noch einmal.',
}

export const story: Like<typeof en.story> = {
  title: 'Ein Tag bei der Arbeit',
  on: 'Weiterlesen',
  more: 'Kostenlos. Noch vier Teile.',
}
