import type { BothWays } from '../../scenes/scene'

export const sAndC = [
  {
    when: 'Dienstag, 9:40 Uhr. Es gibt Formulare zu sortieren.',
    lines: [
      { by: 'A', says: 'So. Oben der gelbe Stapel, darunter der weiße.' },
      { by: 'B', says: 'Warum zwei Stapel?' },
      { by: 'A', says: 'Ich kann einen daraus machen, wenn dir das lieber ist.' },
      { by: 'B', says: 'Und warum liegt Gelb oben?' },
      { by: 'A', says: 'Entschuldige. Ich lege es nach unten.' },
      { by: 'B', you: 'Du wartest auf den Grund.', name: '{name} wartet auf den Grund.' },
      { by: 'A', you: 'Du machst einen Stapel, mit Gelb ganz unten.', name: '{name} macht einen Stapel, mit Gelb ganz unten.' },
      { by: 'B', says: 'Oh. Jetzt sehe ich nicht mehr, wie es gedacht war.' },
      { by: 'A', says: 'Ich dachte, es stört dich.' },
      { by: 'B', says: 'Ich wollte es bei meinen genauso machen.' },
      { by: 'A', you: 'Du legst Gelb wieder nach oben, und da ist der Satz, der gefehlt hat:', name: '{name} legt Gelb wieder nach oben, und da ist der Satz, der gefehlt hat:' },
    ],
    missing: 'Willst du es anders haben oder wissen, warum es so ist?',
  },
  {
    when: 'Mittwoch, 16:20 Uhr. Ab morgen gilt das neue Formular.',
    lines: [
      { by: 'A', says: 'Ich habe alles aufgeschrieben. Elf Schritte, jeder mit Grund.' },
      { by: 'B', you: 'Du liest bis Schritt vier und nickst.', name: '{name} liest bis Schritt vier und nickt.' },
      { by: 'A', says: 'Ist alles klar?' },
      { by: 'B', says: 'Ich glaube schon.' },
      { by: 'A', says: 'Noch Fragen?' },
      { by: 'B', says: 'Im Moment nicht.' },
      { by: 'A', you: 'Du setzt auf der Liste einen Haken.', name: '{name} setzt auf der Liste einen Haken.' },
      { by: 'B', you: 'Am Donnerstag machst du vier Schritte neu und den Rest wie bisher.', name: 'Am Donnerstag macht {name} vier Schritte neu und den Rest wie bisher.' },
      { by: 'A', says: 'Warum hast du mich nicht gefragt?' },
      { by: 'B', says: 'Du hattest dir so viel Arbeit gemacht.' },
      { by: 'A', you: 'Du nimmst ein leeres Blatt. Das wäre die bessere Frage gewesen:', name: '{name} nimmt ein leeres Blatt. Das wäre die bessere Frage gewesen:' },
    ],
    missing: 'Machen wir das erste zusammen? Ich möchte sehen, wo meine Notizen nicht klar sind.',
  },
] as const satisfies BothWays
