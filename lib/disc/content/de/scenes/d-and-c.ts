import type { BothWays } from '../../scenes/scene'

export const dAndC = [
  {
    when: 'Dienstag, 11:10 Uhr. Um zwölf geht das Angebot raus.',
    lines: [
      { by: 'A', says: 'Es ist fertig. Was suchst du noch?' },
      { by: 'B', says: 'Die Summe auf Seite vier. Sie passt nicht zur Tabelle.' },
      { by: 'A', says: 'Wie weit liegt sie daneben?' },
      { by: 'B', says: 'Das weiß ich noch nicht. Ich würd’s gern herausfinden.' },
      { by: 'A', you: 'Du gehst einmal um den Tisch.', name: '{name} geht einmal um den Tisch.' },
      { by: 'A', says: 'Die schauen auf den Preis und auf sonst nichts.' },
      { by: 'B', you: 'Du blätterst zurück auf Seite eins und fängst von vorn an.', name: '{name} blättert zurück auf Seite eins und fängt von vorn an.' },
      { by: 'A', says: 'Es ist zwölf. Ich schick’s ab.' },
      { by: 'B', you: 'Um fünf nach findest du es: Eine Zeile war doppelt gezählt.', name: 'Um fünf nach findet {name} es: Eine Zeile war doppelt gezählt.' },
      { by: 'A', you: 'Du schickst eine zweite Fassung, und die Firma bedankt sich.', name: '{name} schickt eine zweite Fassung, und die Firma bedankt sich.' },
      { by: 'A', you: 'Jetzt ist es raus, und du weißt, was um zehn nach elf geholfen hätte:', name: 'Jetzt ist es raus, und {name} weiß, was um zehn nach elf geholfen hätte:' },
    ],
    missing: 'Wenn du 20 Minuten hättest, welche Seite würdest du prüfen?',
  },
  {
    when: 'Mittwoch, 13:30 Uhr. Es gibt zwei Programme, und mit einem davon arbeiten bald alle.',
    lines: [
      { by: 'A', says: 'Ich habe sie verglichen. Für beide gibt es gute Gründe.' },
      { by: 'B', says: 'Welches würdest du nehmen?' },
      { by: 'A', says: 'Das hängt davon ab, wie viele wir nächstes Jahr sind.' },
      { by: 'B', says: 'Und wenn wir so viele bleiben?' },
      { by: 'A', says: 'Dann hängt es von den Berichten ab.' },
      { by: 'B', you: 'Du stehst auf, die Tasse in der Hand.', name: '{name} steht auf, die Tasse in der Hand.' },
      { by: 'B', says: 'Dann nehme ich das erste. Es sah einfach aus.' },
      { by: 'A', you: 'Du hast eine Liste mit 30 Zeilen, und die meisten sprechen für das zweite.', name: '{name} hat eine Liste mit 30 Zeilen, und die meisten sprechen für das zweite.' },
      { by: 'A', says: 'Ganz so einfach ist es nicht.' },
      { by: 'B', says: 'Mag sein. Aber so können wir anfangen, und deine Liste hilft uns dabei.' },
      { by: 'A', you: 'Du siehst, dass eine Zeile über der Liste gereicht hätte:', name: '{name} sieht, dass eine Zeile über der Liste gereicht hätte:' },
    ],
    missing: 'Ich würde das zweite nehmen. Wenn ich falschliege, dann wegen der Berichte.',
  },
] as const satisfies BothWays
