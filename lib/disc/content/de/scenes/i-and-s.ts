import type { BothWays } from '../../scenes/scene'

export const iAndS = [
  {
    when: 'Dienstag, 14 Uhr. Am Telefon kündigt sich für Donnerstag Besuch an.',
    lines: [
      { by: 'A', says: 'Donnerstag um zehn. Ich weiß schon, wer die Führung macht.' },
      { by: 'B', you: 'Du schaust auf. Alle sehen dich an.', name: '{name} schaut auf. Alle warten.' },
      { by: 'A', says: 'Du machst das, oder? Du kennst hier jede Ecke.' },
      { by: 'B', says: 'Am Donnerstag. Ja, das geht wohl.' },
      { by: 'A', you: 'Du sagst am Telefon zu und gibst dann der Küche Bescheid.', name: '{name} sagt am Telefon zu und gibt dann der Küche Bescheid.' },
      { by: 'B', you: 'Du legst zwei Termine auf den Mittwochabend.', name: '{name} legt zwei Termine auf den Mittwochabend.' },
      { by: 'B', says: 'Der Besuch war sehr nett. Nur war ich gestern erst um neun zu Hause.' },
      { by: 'A', says: 'Wegen der Führung? Warum hast du nichts gesagt?' },
      { by: 'B', says: 'Alle haben mich angeschaut.' },
      { by: 'A', you: 'Das geht dir nach. Gefehlt hat eine leise Frage:', name: 'Das geht {name} nach. Gefehlt hat eine leise Frage:' },
    ],
    missing: 'Bevor ich zusage: Hättest du am Donnerstag Lust auf die Führung?',
  },
  {
    when: 'Donnerstag, 8:55 Uhr. Die Liste für das Sommerfest ist fertig.',
    lines: [
      { by: 'A', says: 'Guten Morgen. Hier ist die Liste.' },
      { by: 'B', says: 'Danke. Und jetzt hör zu, ich habe etwas noch Besseres.' },
      { by: 'A', you: 'Du setzt dich.', name: '{name} setzt sich.' },
      { by: 'B', says: 'Wir drehen einen Film. Alle sagen einen Satz in die Kamera.' },
      { by: 'A', says: 'Aha.' },
      { by: 'B', says: 'Es gefällt dir nicht.' },
      { by: 'A', says: 'Doch. Es ist schön.' },
      { by: 'B', you: 'Du gehst und bittest jemand anders um Hilfe.', name: '{name} geht und bittet jemand anders um Hilfe.' },
      { by: 'A', you: 'Du kennst eine Ecke mit gutem Licht. Du sagst nichts davon.', name: '{name} kennt eine Ecke mit gutem Licht und sagt nichts davon.' },
      { by: 'B', says: 'Der Film ist gut geworden. Ich hätte ihn gern mit dir gemacht.' },
      { by: 'A', you: 'Zu Hause findest du die Worte, die am Donnerstag gefehlt haben:', name: 'Zu Hause findet {name} die Worte, die am Donnerstag gefehlt haben:' },
    ],
    missing: 'Mir gefällt’s. Gib mir bis Mittag Zeit, dann sage ich dir, was ich beitragen kann.',
  },
] as const satisfies BothWays
