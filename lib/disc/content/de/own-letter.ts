import type { PerLetter } from '../../letters'
import type { OwnLetter } from '../own-letter'

export const OWN_LETTER: PerLetter<OwnLetter> = {
  D: {
    easy: {
      title: 'Ihr spart euch die Einleitung',
      text: 'Zwei Menschen, bei denen D vorn liegt, sagen, was sie wollen, und fangen an. Was anderswo eine Woche dauert, entscheidet ihr zu zweit in einem kurzen Anruf.',
    },
    hard: {
      title: 'Ihr wollt beide ans Steuer',
      text: 'Seid ihr euch uneinig, gibt niemand nach, und dann geht es leicht ums Gewinnen. Was die Stillen wissen, fragt derweil niemand.',
    },
    agree: {
      title: 'Klärt, wer was entscheidet',
      text: 'Teilt die Arbeit auf, bevor ihr anfangt: Dieser Teil ist deiner, jener ist meiner, und im eigenen Teil entscheidet jede Seite selbst. Fragt dann noch eine Person, die langsamer ist als ihr beide.',
    },
  },
  I: {
    easy: {
      title: 'Ideen kommen doppelt so schnell',
      text: 'Zwei Menschen, bei denen I vorn liegt, spinnen gegenseitig ihre halben Sätze weiter. Es wird lebendig, andere machen mit, und ihr nehmt beide mehr mit, als ihr mitgebracht habt.',
    },
    hard: {
      title: 'Niemand schreibt mit',
      text: 'Ihr mögt euch, also seid ihr euch schnell einig, und dann erinnert ihr euch unterschiedlich daran. Für die langweilige Hälfte der Arbeit ist niemand zuständig.',
    },
    agree: {
      title: 'Wechselt euch beim Mitschreiben ab',
      text: 'Bevor ihr auseinandergeht, schreibt eine Person drei Zeilen: was, wer, bis wann. Beim nächsten Mal ist die andere dran. Nehmt euch für jedes Treffen eine schwierige Frage vor und stellt sie zuerst.',
    },
  },
  S: {
    easy: {
      title: 'Ihr könnt euch aufeinander verlassen',
      text: 'Zwei Menschen, bei denen S vorn liegt, halten Wort und lassen einander Raum. Es braucht wenig Erklärungen, und niemand muss eine Szene fürchten.',
    },
    hard: {
      title: 'Ihr wartet beide',
      text: 'Ihr erspart einander den unangenehmen Satz. Ein Problem, das ihr beide seit Wochen seht, bleibt liegen, und die Änderung kommt dann von außen.',
    },
    agree: {
      title: 'Setzt das Schwierige auf die Liste',
      text: 'Macht einen festen Termin aus, etwa jeden zweiten Freitag. Dann nennt ihr beide eine Sache, die sich ändern soll. Steht sie auf der Liste, ist es nicht persönlich gemeint.',
    },
  },
  C: {
    easy: {
      title: '„Fertig“ heißt für euch dasselbe',
      text: 'Zwei Menschen, bei denen C vorn liegt, verlassen sich gegenseitig auf ihre Arbeit, denn die ist geprüft. Ihr könnt eine Stunde lang über eine Einzelheit reden, und beide halten die Stunde für gut genutzt.',
    },
    hard: {
      title: 'Es ist nie ganz fertig',
      text: 'Was die eine Person übersehen hat, findet die andere, und der Termin rückt nach hinten. Streitet ihr über eine Methode, habt ihr beide Belege und beide recht.',
    },
    agree: {
      title: 'Legt zuerst fest, was „gut genug“ ist',
      text: 'Schreibt auf, bevor ihr anfangt, was das Ergebnis leisten muss und an welchem Tag es rausgeht. Was ihr danach findet, kommt auf eine Liste für die nächste Fassung.',
    },
  },
}
