import type { BothWays } from '../../scenes/scene'

export const sAndS = [
  {
    when: 'Ein Montag im Oktober, 7:30 Uhr. Im Regal steht ein Radio.',
    lines: [
      { by: 'A', says: 'Soll ich es dir anmachen?' },
      { by: 'B', says: 'Ja, gern, wenn du magst.' },
      { by: 'A', you: 'Du machst es an, nicht zu laut.', name: '{name} macht es an, nicht zu laut.' },
      { by: 'B', you: 'Du liest dieselbe Zeile dreimal.', name: '{name} liest dieselbe Zeile dreimal.' },
      { by: 'A', says: 'Ist es gut so?' },
      { by: 'B', says: 'Ja, natürlich. Und für dich?' },
      { by: 'A', says: 'Für mich auch.' },
      { by: 'B', you: 'Im März geht das Radio kaputt. „Wie schade“, sagst du.', name: 'Im März geht das Radio kaputt. „Wie schade“, sagt {name}.' },
      { by: 'A', you: 'Du hörst hin. Es ist still, und niemand vermisst etwas.', name: '{name} hört hin. Es ist still, und niemand vermisst etwas.' },
      { by: 'A', you: 'Mit einem Satz hättest du das schon im Herbst haben können:', name: 'Mit einem Satz hätte {name} das schon im Herbst haben können:' },
    ],
    missing: 'Bis neun hätte ich es gern still. Wie ist das bei dir?',
  },
  {
    when: 'Donnerstag, 18:10 Uhr. Zwei sind noch da.',
    lines: [
      { by: 'A', says: 'Geh du nach Hause. Ich mache den Rest.' },
      { by: 'B', says: 'Und dich mit dem allen sitzen lassen? Wir machen halbe-halbe.' },
      { by: 'A', says: 'Du bist gestern schon länger geblieben.' },
      { by: 'B', says: 'Und du am Dienstag.' },
      { by: 'A', you: 'Du kochst Tee für zwei.', name: '{name} kocht Tee für zwei.' },
      { by: 'B', says: 'Die Leitung wollte wissen, ob wir was brauchen. Ich habe nein gesagt.' },
      { by: 'A', says: 'Ich auch.' },
      { by: 'B', you: 'Du findest einen letzten Keks und brichst ihn durch.', name: '{name} findet einen letzten Keks und bricht ihn durch.' },
      { by: 'A', says: 'Es ist schön, mit dir zu arbeiten.' },
      { by: 'B', says: 'Ja. Bis fünf wäre es genauso schön.' },
      { by: 'A', you: 'Auf der Treppe übst du einen Satz für morgen früh:', name: 'Auf der Treppe übt {name} einen Satz für morgen früh:' },
    ],
    missing: 'Das ist Arbeit für drei, und wir sind zu zweit. Was soll warten?',
  },
] as const satisfies BothWays
