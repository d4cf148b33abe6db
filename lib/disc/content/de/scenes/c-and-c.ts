import type { BothWays } from '../../scenes/scene'

export const cAndC = [
  {
    when: 'Montag, 8:15 Uhr. Das Regal ist schon zweimal durchgezählt.',
    lines: [
      { by: 'A', says: 'Ich komme auf 412.' },
      { by: 'B', says: 'Ich auf 413.' },
      { by: 'A', says: 'Einen geschlossenen Karton habe ich als voll gezählt.' },
      { by: 'B', says: 'Den habe ich aufgemacht.' },
      { by: 'A', you: 'Du fängst eine dritte Liste an, mit einer Spalte für Kartons.', name: '{name} fängt eine dritte Liste an, mit einer Spalte für Kartons.' },
      { by: 'B', you: 'Du schreibst auf, was als voll gilt.', name: '{name} schreibt auf, was als voll gilt.' },
      { by: 'A', says: 'Nach deiner Regel sind es 411.' },
      { by: 'B', says: 'Dann ist die Regel gut. Wir lagen beide daneben.' },
      { by: 'B', you: 'Du siehst eine Nachricht: Reicht es für Freitag?', name: '{name} sieht eine Nachricht: Reicht es für Freitag?' },
      { by: 'A', says: 'Es reicht für zehn Freitage.' },
      { by: 'A', you: 'Für das nächste Regal schreibst du eine Frage oben auf die Liste:', name: 'Für das nächste Regal schreibt {name} eine Frage oben auf die Liste:' },
    ],
    missing: 'Wofür wird die Zahl gebraucht, und wie genau muss sie sein?',
  },
  {
    when: 'Freitag, 13:45 Uhr. Eine kurze Nachricht soll an alle gehen.',
    lines: [
      { by: 'A', says: 'Die Seitentür ist am Montag zu. Können wir das so schicken?' },
      { by: 'B', says: 'Ist sie zu, oder ist sie abgeschlossen?' },
      { by: 'A', says: 'Abgeschlossen. Du hast recht. Von wann bis wann?' },
      { by: 'B', says: 'Von 7 bis 17 Uhr. Und an welchem Montag?' },
      { by: 'A', you: 'Du ersetzt den Tag durch ein Datum.', name: '{name} ersetzt den Tag durch ein Datum.' },
      { by: 'B', you: 'Du nimmst ein Komma heraus und setzt es wieder ein.', name: '{name} nimmt ein Komma heraus und setzt es wieder ein.' },
      { by: 'A', says: 'Lies es bitte noch einmal.' },
      { by: 'B', says: 'Jetzt stimmt es. Es ist auch eine halbe Seite lang.' },
      { by: 'A', you: 'Um fünf schickst du es ab. Die meisten sind schon zu Hause.', name: 'Um fünf schickt {name} es ab. Die meisten sind schon zu Hause.' },
      { by: 'A', you: 'Draußen an der Seitentür fällt dir eine Frage fürs nächste Mal ein:', name: 'Draußen an der Seitentür fällt {name} eine Frage fürs nächste Mal ein:' },
    ],
    missing: 'Wenn wir es so rausschicken, was könnte wirklich schiefgehen?',
  },
] as const satisfies BothWays
