/** See the English file. The card lies on a table where some say Sie, so what to do is an infinitive. */

export const NEEDS_WRITING = {
  title: 'Lieber schriftlich',
  todo: 'Unterlagen einen Tag vorher schicken.',
} as const

export const DECIDES_FAST = {
  title: 'Schnell entschlossen',
  todo: 'Zuerst die anderen fragen.',
  todoOfOne: 'Zuerst die anderen fragen.',
} as const

export const OPEN_WITH = 'Zum Einstieg'

export const NOT_ON_IT = {
  hidden: {
    one: 'Eine weitere Person zeigt nur ihren Namen und fehlt deshalb auf der Karte.',
    some: '{count} weitere zeigen nur ihren Namen und fehlen deshalb auf der Karte.',
    you: 'Du zeigst nur deinen Namen und fehlst deshalb auf der Karte.',
  },
  unanswered: {
    one: 'Eine weitere Person hat den Test noch nicht gemacht.',
    some: '{count} weitere haben den Test noch nicht gemacht.',
    you: 'Du hast den Test noch nicht gemacht und stehst deshalb nicht auf der Karte.',
  },
} as const

export const NO_CARD = {
  hidden: 'Hier hat niemand den eigenen Stil freigegeben, deshalb gibt es keine Karte.',
  unanswered: 'Hier hat noch niemand den Test gemacht, deshalb gibt es keine Karte.',
  unchosen: 'Wähl aus, wer kommt.',
} as const

export const CARD_NOTE = 'Hier steht nur, was die Einzelnen freigegeben haben. Nicht für Bewerbung, Beurteilung oder Gehalt.'
