import type * as en from '../en/settling'
import { type Like, message } from '../message'

export const pages: Like<typeof en.pages> = {
  title: 'Klären, was vorn liegt',
  missing: message(
    'Ein kostenloses Ergebnis bleibt in dem Browser, in dem es entstanden ist. Ist deins in einem Konto, <link>melde dich an</link> und mach dort weiter.',
  ),
}

export const tie: Like<typeof en.tie> = {
  leave: 'Verlassen und zurück zu deinem Ergebnis',
  place: message('Frage {number} von höchstens {total}'),
  same: 'Wie vorher: der erste Gedanke, und denk an dich bei der Arbeit.',
  waiting: 'Wir senden sie, sobald du wieder online bist.',
  waitingTitle: 'Deine Antworten sind in diesem Browser gespeichert.',
  tryAgain: 'Noch einmal versuchen',
  stop: 'Hier aufhören und mein Ergebnis behalten',
  openness: {
    open: 'Noch offen',
    wide: 'Weit offen',
    narrowing: 'Wird enger',
    almost: 'Fast geschafft',
  },
  wider: 'Wieder etwas weiter. Das kommt vor.',
  range: 'Wir hören auf, wenn es zwischen die inneren Striche passt.',
  seeResult: 'Mein Ergebnis ansehen',
  nickname: message('„{nickname}“'),
  sameStyle: 'Das ist gleich geblieben. Du kannst dir jetzt nur sicherer sein.',
  otherStyle: message('Vorher stand hier {style}. Du bist gleich geblieben, nur genauer gemessen.'),
  method: 'Wie wir entscheiden',
  settled: message(
    '{count, plural, one {Eine weitere Antwort hat es geklärt.} other {{words} weitere Antworten haben es geklärt.}}',
  ),
  before: 'Vorher',
  now: 'Jetzt',
  basedOn: 'Grundlage',
  answers: message('28 Antworten, dazu {count}'),
  undecided: {
    title: message('{doubt}, auch nach {words} weiteren.'),
    text: 'Mehr Fragen trennen deine Buchstaben nicht. Dein Ergebnis zählt jede Antwort, die du gegeben hast.',
  },
  whole: {
    title: 'Das waren alle.',
    text: message('Dein Stil: {style}. Dein Ergebnis zählt jede Antwort, die du gegeben hast.'),
  },
  stopped: {
    title: message(
      '{count, plural, =0 {Du hast gleich aufgehört. Das ist in Ordnung.} one {Du hast nach einer aufgehört. Das ist in Ordnung.} other {Du hast nach {words} aufgehört. Das ist in Ordnung.}}',
    ),
    text: message(
      '{count, plural, one {Wir haben diese Antwort gespeichert, und dein Ergebnis zählt sie schon.} other {Wir haben diese Antworten gespeichert, und dein Ergebnis zählt sie schon.}} Mach weiter, wann du willst. Es kommen höchstens noch {left}.',
    ),
    goOn: 'Weitermachen',
  },
  numbers: [
    'keine',
    'eine',
    'zwei',
    'drei',
    'vier',
    'fünf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'elf',
    'zwölf',
    '13',
    '14',
    '15',
    '16',
    '17',
    '18',
    '19',
    '20',
    '21',
    '22',
    '23',
    '24',
    '25',
    '26',
    '27',
    '28',
  ],
}
