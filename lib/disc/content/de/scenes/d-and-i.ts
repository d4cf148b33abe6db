import type { BothWays } from '../../scenes/scene'

export const dAndI = [
  {
    when: 'Mittwoch, 9:30 Uhr. In drei Wochen ist Tag der offenen Tür.',
    lines: [
      { by: 'A', says: 'Was ist deine Idee für den Tag? In einem Satz.' },
      { by: 'B', says: 'Ich war in der Bäckerei nebenan, und die Schlange ging bis auf die Straße.' },
      { by: 'A', you: 'Du schaust auf die Uhr.', name: '{name} schaut auf die Uhr.' },
      { by: 'B', says: 'Manche kommen jeden Samstag und bringen die ganze Familie mit.' },
      { by: 'A', says: 'Und was hat eine Bäckerei mit uns zu tun?' },
      { by: 'B', you: 'Du klappst das Heft zu.', name: '{name} klappt das Heft zu.' },
      { by: 'B', says: 'Ist nicht so wichtig. Nehmen wir den Plan vom letzten Jahr.' },
      { by: 'A', says: 'Gut. Dann sind wir vor zehn fertig.' },
      { by: 'B', you: 'Mittags erzählst du den anderen den Rest: Die Bäckerei würde herkommen und hier backen.', name: 'Mittags erzählt {name} den anderen den Rest: Die Bäckerei würde herkommen und hier backen.' },
      { by: 'A', you: 'Um drei hörst du es von jemand anders und findest es gut.', name: 'Um drei hört {name} es von jemand anders und findet es gut.' },
      { by: 'A', you: 'Jetzt weißt du, was um 9:31 Uhr gefehlt hat:', name: 'Jetzt weiß {name}, was um 9:31 Uhr gefehlt hat:' },
    ],
    missing: 'Ich habe es eilig und möchte trotzdem hören, wie es ausgeht. Erzähl weiter.',
  },
  {
    when: 'Montag, 11:20 Uhr. Zwei Plätze in einem Kurs sind noch frei, bis heute Abend.',
    lines: [
      { by: 'A', says: 'Weißt du noch, der Kurs im Frühling, der mit dem Papagei?' },
      { by: 'B', you: 'Du tippst weiter.', name: '{name} tippt weiter.' },
      { by: 'A', says: 'Da war jemand von dort in meinem Zug, und wir haben die ganze Fahrt geredet.' },
      { by: 'B', says: 'Geht’s um heute?' },
      { by: 'A', says: 'Gleich. Wir sitzen also da, und es regnet und regnet.' },
      { by: 'B', you: 'Du schaust zur Tür, wo zwei Leute warten.', name: '{name} schaut zur Tür, wo zwei Leute warten.' },
      { by: 'B', says: 'Kannst du mir eine E-Mail schreiben?' },
      { by: 'A', you: 'Du schreibst eine lange, mit Zug, Regen und Papagei.', name: '{name} schreibt eine lange, mit Zug, Regen und Papagei.' },
      { by: 'B', you: 'Du liest sie am nächsten Morgen. Du hättest ja gesagt.', name: '{name} liest sie am nächsten Morgen und hätte ja gesagt.' },
      { by: 'A', you: 'Beim Kaffee fällt dir der Satz ein, der nach oben gehört hätte:', name: 'Beim Kaffee fällt {name} der Satz ein, der nach oben gehört hätte:' },
    ],
    missing: 'Darf ich heute zwei Plätze in einem Kurs buchen? Die Geschichte erzähle ich mittags.',
  },
] as const satisfies BothWays
