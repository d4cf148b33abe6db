import type * as en from '../en/home'
import { type Like, message } from '../message'

export const you: Like<typeof en.you> = {
  title: 'Du',
  result: 'Dein Ergebnis',
  overTime: 'Dein Verlauf',
  openFew: 'Öffnen',
  sittings: 'Deine Durchgänge',
  again: 'Noch einmal machen',
  earlier: message('{count, plural, one {# früherer} other {# frühere}}'),
  tooFew: 'Zu wenige Antworten',
  one: 'Diesen öffnen',
  oneOf: message('Diesen öffnen: {label}'),
  several: message('{count, plural, one {Den Durchgang ansehen} other {Die # Durchgänge ansehen}}'),
}

export const today: Like<typeof en.today> = {
  title: 'Probier heute',
  line: message('„{line}“'),
  not: 'Lieber nicht:',
  another: 'Ein anderer Satz',
  report: 'Bericht öffnen',
}

export const tryMails: Like<typeof en.tryMails> = {
  label: 'Etwa einmal pro Woche einen Satz per E-Mail schicken',
  failed: 'Das konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
}

export const people: Like<typeof en.people> = {
  title: 'Du und …',
  same: 'in deinem Viertel',
  next: 'neben dir',
  across: 'dir gegenüber',
  new: 'Jemand Neues',
  byLink: 'per Link',
  none: 'Mit jemandem vergleichen',
  all: 'Alle in deinen Gruppen',
}

export const goal: Like<typeof en.goal> = {
  title: 'Dein nächstes Ziel',
  all: 'Alle drei',
  done: message('{done, number} von {of, number} geschafft'),
  by: message('Bis {day}.'),
  wasDue: message('Es sollte bis {day} geschafft sein.'),
}

export const groups: Like<typeof en.groups> = {
  title: 'Deine Gruppen',
  all: 'Alle ansehen',
  make: 'Gruppe anlegen',
  none: 'Gerade keine Gruppe. In einer Gruppe siehst du, wie dein Team zusammenarbeitet.',
  invitedBy: message('Einladung von {leader}.'),
  asks: 'Hat eine Frage an dich.',
  people: message('{count, plural, one {# Person} other {# Personen}}.'),
  peopleShown: message(
    '{count, plural, one {# Person} other {# Personen}}, {shown, number} im Kreis.',
  ),
}
