import type { BothWays } from '../../scenes/scene'

export const iAndI = [
  {
    when: 'Freitag, 12:10 Uhr. Der Besuch hat eine halbe Stunde Zeit und eine Frage.',
    lines: [
      { by: 'A', says: 'Also, angefangen hat das alles ganz klein.' },
      { by: 'B', says: 'In einer Garage, mit einem einzigen Stuhl.' },
      { by: 'A', says: 'Und der Stuhl war kaputt.' },
      { by: 'B', says: 'Erzähl das mit dem Regen.' },
      { by: 'A', you: 'Du erzählst es, und der Besuch lacht laut.', name: '{name} erzählt es, und der Besuch lacht laut.' },
      { by: 'B', you: 'Du zeichnest die Garage auf eine Serviette.', name: '{name} zeichnet die Garage auf eine Serviette.' },
      { by: 'A', says: 'Und daher kommt unser Name.' },
      { by: 'B', you: 'Du merkst, dass der Besuch schon den Mantel anzieht.', name: '{name} merkt, dass der Besuch schon den Mantel anzieht.' },
      { by: 'B', says: 'So ein netter Besuch. Was war jetzt eigentlich die Frage?' },
      { by: 'A', you: 'Du winkst dem Auto nach und weißt, wie es hätte anfangen sollen:', name: '{name} winkt dem Auto nach und weiß, wie es hätte anfangen sollen:' },
    ],
    missing: 'Erzähl du die Geschichte. Aber vorher frage ich, worum es unserem Besuch geht.',
  },
  {
    when: 'Mittwoch, 9:15 Uhr. Eine Lieferung kommt später, und die Familie weiß es noch nicht.',
    lines: [
      { by: 'A', says: 'Ruf du doch an. Dich mögen sie doch so gern.' },
      { by: 'B', says: 'Dich mögen sie auch. Denk an den Kuchen.' },
      { by: 'A', says: 'Wir rufen zusammen an. Und erst mal fragen wir nach dem Umzug.' },
      { by: 'B', you: 'Du wählst und fragst nach dem Umzug. Alles hat geklappt.', name: '{name} wählt und fragt nach dem Umzug. Alles hat geklappt.' },
      { by: 'A', you: 'Du beugst dich über das Telefon und fragst nach dem Hund.', name: '{name} beugt sich über das Telefon und fragt nach dem Hund.' },
      { by: 'B', says: 'Sie waren so fröhlich. Da konnte ich es nicht sagen.' },
      { by: 'A', says: 'Ich auch nicht. Dann eben morgen.' },
      { by: 'B', says: 'Morgen. Da passt es besser.' },
      { by: 'B', you: 'Am Freitag gehst du ans Telefon, und sie fragen selbst nach dem Termin.', name: 'Am Freitag geht {name} ans Telefon, und sie fragen selbst nach dem Termin.' },
      { by: 'A', you: 'Jetzt ist es gesagt, und du weißt, wie der Mittwoch hätte anfangen können:', name: 'Jetzt ist es gesagt, und {name} weiß, wie der Mittwoch hätte anfangen können:' },
    ],
    missing: 'Ich fange mit der schlechten Nachricht an. Danach fragst du, wie der Umzug war.',
  },
] as const satisfies BothWays
