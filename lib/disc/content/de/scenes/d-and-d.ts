import type { BothWays } from '../../scenes/scene'

export const dAndD = [
  {
    when: 'Dienstag, 8:40 Uhr. Jemand Neues steht in der Tür.',
    lines: [
      { by: 'A', says: 'Guten Morgen. Wir fangen mit dem Telefon an.' },
      { by: 'B', says: 'Willkommen. Wir beginnen unten.' },
      { by: 'A', you: 'Du schiebst einen Stuhl ans Telefon.', name: '{name} schiebt einen Stuhl ans Telefon.' },
      { by: 'B', you: 'Du hältst die Tür auf.', name: '{name} hält die Tür auf.' },
      { by: 'A', says: 'Ich habe die ganze Woche geplant.' },
      { by: 'B', says: 'Ich auch. Meine fängt unten an.' },
      { by: 'A', says: 'Dann fragen wir doch nach.' },
      { by: 'B', you: 'Du siehst, wie sich ein neues Gesicht nach links dreht, nach rechts, nach links.', name: '{name} sieht, wie sich ein neues Gesicht nach links dreht, nach rechts, nach links.' },
      { by: 'B', says: 'Ich glaube, wir fragen die falsche Person.' },
      { by: 'A', you: 'Mittags weißt du, was schon am Freitag gefehlt hat:', name: 'Mittags weiß {name}, was schon am Freitag gefehlt hat:' },
    ],
    missing: 'Ich hätte gern die erste Woche, du nimmst die zweite. Oder willst du tauschen?',
  },
  {
    when: 'Donnerstag, 14:15 Uhr. Das Geld reicht dieses Jahr für eine Sache.',
    lines: [
      { by: 'A', says: 'Wir brauchen eine zweite Maschine.' },
      { by: 'B', says: 'Wir brauchen noch jemanden.' },
      { by: 'A', says: 'Eine Maschine macht keinen Urlaub.' },
      { by: 'B', says: 'Und sie geht nicht an die Tür.' },
      { by: 'A', you: 'Du schreibst drei Gründe an die Tafel.', name: '{name} schreibt drei Gründe an die Tafel.' },
      { by: 'B', you: 'Du schreibst vier weitere darunter.', name: '{name} schreibt vier weitere darunter.' },
      { by: 'A', says: 'Deine sind länger. Davon werden sie nicht besser.' },
      { by: 'B', you: 'Du lachst, und alle lachen mit.', name: '{name} lacht, und alle lachen mit.' },
      { by: 'B', says: 'Vier Stimmen für dich, vier für mich. Morgen noch mal?' },
      { by: 'A', you: 'Im Aufzug merkst du, welche Frage niemand gestellt hat:', name: 'Im Aufzug merkt {name}, welche Frage niemand gestellt hat:' },
    ],
    missing: 'Was müsste ich sehen, um dir recht zu geben?',
  },
] as const satisfies BothWays
