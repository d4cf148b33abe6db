import type { BothWays } from '../../scenes/scene'

export const iAndC = [
  {
    when: 'Montag, 10:05 Uhr. Acht Leute sind im Raum.',
    lines: [
      { by: 'A', says: 'Du hast doch die Zahlen. Wie viele kommen ungefähr?' },
      { by: 'B', you: 'Du öffnest die Mappe und klappst sie wieder zu.', name: '{name} öffnet die Mappe und klappt sie wieder zu.' },
      { by: 'B', says: 'Das kann ich noch nicht sagen.' },
      { by: 'A', says: 'Nur so nach Gefühl. Eher 200 oder eher 300?' },
      { by: 'B', says: 'Nach Gefühl kann ich das nicht sagen.' },
      { by: 'A', you: 'Du lachst, damit es lockerer wird.', name: '{name} lacht, damit es lockerer wird.' },
      { by: 'A', says: 'Dann sagen wir mal 300. Klingt das gut?' },
      { by: 'B', you: 'Du schaust auf den Tisch und sagst bis mittags nichts mehr.', name: '{name} schaut auf den Tisch und sagt bis mittags nichts mehr.' },
      { by: 'B', you: 'Um vier schickst du die Zahl: 180, mit zwei Quellen.', name: 'Um vier schickt {name} die Zahl: 180, mit zwei Quellen.' },
      { by: 'A', you: 'Da hast du die 300 schon elf Leuten gesagt.', name: 'Da hat {name} die 300 schon elf Leuten gesagt.' },
      { by: 'A', you: 'Am Abend fällt dir ein, was um zehn die bessere Frage gewesen wäre:', name: 'Am Abend fällt {name} ein, was um zehn die bessere Frage gewesen wäre:' },
    ],
    missing: 'Ich würde gern eine Zahl nennen. Wann hast du eine, der du traust?',
  },
  {
    when: 'Freitag, 11 Uhr. Gäste aus einer anderen Stadt hören zu.',
    lines: [
      { by: 'A', says: 'Jetzt haben alle die Zahlen vor sich. Mach bitte weiter.' },
      { by: 'B', says: 'Also, seit dem Frühling sind fast alle wiedergekommen.' },
      { by: 'A', says: '62 Prozent. Fast alle, das wäre mehr.' },
      { by: 'B', you: 'Du lächelst und verlierst den Faden.', name: '{name} lächelt und verliert den Faden.' },
      { by: 'B', says: 'Magst du weitermachen?' },
      { by: 'A', you: 'Du liest die Seite vor, und jede Zahl darauf stimmt.', name: '{name} liest die Seite vor, und jede Zahl darauf stimmt.' },
      { by: 'B', says: 'Erst haben sie zugehört. Dann haben sie mitgelesen.' },
      { by: 'A', says: 'Aber fast alle waren es nicht.' },
      { by: 'B', says: 'Ich weiß. Um zehn hätte ich es noch ändern können.' },
      { by: 'A', you: 'Du überlegst, wie es um zehn geklungen hätte:', name: '{name} überlegt, wie es um zehn geklungen hätte:' },
    ],
    missing: 'Es sind 62 Prozent. Wie würdest du daraus eine gute Geschichte machen?',
  },
] as const satisfies BothWays
