import type { BothWays } from '../../scenes/scene'

export const dAndS = [
  {
    when: 'Donnerstag, 16:45 Uhr. Ab Montag teilen sich zwei Teams einen Raum.',
    lines: [
      { by: 'A', says: 'Du sitzt neben der Tür. Ist das in Ordnung?' },
      { by: 'B', you: 'Du schaust zur Pflanze auf der Fensterbank.', name: '{name} schaut zur Pflanze auf der Fensterbank.' },
      { by: 'B', says: 'Neben der Tür. In Ordnung.' },
      { by: 'A', says: 'Gut. Ich dachte, das dauert länger.' },
      { by: 'A', you: 'Du schickst den Plan vor fünf an alle.', name: '{name} schickt den Plan vor fünf an alle.' },
      { by: 'B', says: 'Zu Montag hätte ich noch eine Kleinigkeit. Es eilt nicht.' },
      { by: 'A', says: 'Dann sehen wir es uns am Montag an.' },
      { by: 'B', you: 'Am Montag sitzt du im Wintermantel neben der Tür.', name: 'Am Montag sitzt {name} im Wintermantel neben der Tür.' },
      { by: 'A', you: 'Um zehn siehst du den Mantel und verstehst.', name: 'Um zehn sieht {name} den Mantel und versteht.' },
      { by: 'A', you: 'Das hättest du am Donnerstag fragen können:', name: 'Das hätte {name} am Donnerstag fragen können:' },
    ],
    missing: 'Der Plan bleibt bis morgen Mittag offen. Wo würdest du gern sitzen?',
  },
  {
    when: 'Freitag, 15:50 Uhr. Gleich ist Wochenende.',
    lines: [
      { by: 'A', says: 'Ich gehe in zehn Minuten. Brauchst du vorher noch etwas?' },
      { by: 'B', says: 'Die Inventur. Oben hätten sie die Zahlen gern am Montag.' },
      { by: 'A', you: 'Du denkst an das Konzert um acht.', name: '{name} denkt an das Konzert um acht.' },
      { by: 'A', says: 'Ich schau mal, wie weit ich komme.' },
      { by: 'B', says: 'Sehr gut. Dann gebe ich Bescheid, dass die Zahlen kommen.' },
      { by: 'A', you: 'Du öffnest den ersten Schrank und fängst an zu zählen.', name: '{name} öffnet den ersten Schrank und fängt an zu zählen.' },
      { by: 'B', says: 'Danke. Gut, dass ich mich auf dich verlassen kann.' },
      { by: 'A', you: 'Um acht bist du beim sechsten Schrank.', name: 'Um acht ist {name} beim sechsten Schrank.' },
      { by: 'B', you: 'Am Montag erwähnst du, dass Dienstag auch gereicht hätte.', name: 'Am Montag erwähnt {name}, dass Dienstag auch gereicht hätte.' },
      { by: 'A', you: 'Im Bus legst du dir den Satz zurecht, der am Freitag gefehlt hat:', name: 'Im Bus legt {name} sich den Satz zurecht, der am Freitag gefehlt hat:' },
    ],
    missing: 'Bis sechs schaffe ich die Hälfte, bis Dienstag alles. Was hilft dir mehr?',
  },
] as const satisfies BothWays
