import type { PerLetter } from '../../letters'
import type { OwnLetter } from '../own-letter'

export const OWN_LETTER: PerLetter<OwnLetter> = {
  D: {
    easy: {
      title: 'Ihr spart euch die Einleitung',
      text: 'Zwei Menschen mit D vorn sagen, was sie wollen, und fangen an. Was anderswo eine Woche dauert, entscheidet ihr zu zweit in einem kurzen Anruf.',
    },
    hard: {
      title: 'Ihr wollt beide ans Steuer',
      text: 'Seid ihr uneins, gibt niemand nach, und am Ende geht es ums Gewinnen. Was die Stillen wissen, fragt derweil niemand.',
    },
    agree: {
      title: 'Klärt, wer was entscheidet',
      text: 'Teilt die Arbeit, bevor ihr anfangt: Dieser Teil ist deiner, jener ist meiner, und im eigenen Teil gilt das eigene Wort. Fragt danach eine Person, die langsamer ist als ihr beide.',
    },
  },
  I: {
    easy: {
      title: 'Ideen kommen doppelt so schnell',
      text: 'Zwei Menschen mit I vorn führen gegenseitig ihre halben Sätze weiter. Der Raum wird lebendig, andere machen mit, und ihr geht beide mit mehr, als ihr mitgebracht habt.',
    },
    hard: {
      title: 'Niemand schreibt mit',
      text: 'Ihr mögt euch, also seid ihr euch schnell einig, und dann erinnert ihr euch verschieden. Die langweilige Hälfte der Arbeit bleibt liegen.',
    },
    agree: {
      title: 'Wechselt euch beim Mitschreiben ab',
      text: 'Bevor ihr auseinandergeht, schreibt eine Person drei Zeilen: was, wer, bis wann. Beim nächsten Mal ist die andere dran. Hebt für jedes Treffen eine schwierige Frage auf und stellt sie zuerst.',
    },
  },
  S: {
    easy: {
      title: 'Ihr könnt euch aufeinander verlassen',
      text: 'Zwei Menschen mit S vorn halten Wort und lassen einander Raum. Es braucht wenig Erklärungen, und vor einem lauten Auftritt muss sich niemand fürchten.',
    },
    hard: {
      title: 'Ihr wartet beide',
      text: 'Ihr erspart einander den unangenehmen Satz. Ein Problem, das ihr seit Wochen beide seht, bleibt, wo es ist, und die Änderung kommt von außen.',
    },
    agree: {
      title: 'Setzt das Schwierige auf die Liste',
      text: 'Macht einen festen Termin aus, etwa jeden zweiten Freitag. Dann nennt ihr beide eine Sache, die sich ändern soll. Steht sie auf der Liste, ist es nicht persönlich gemeint.',
    },
  },
  C: {
    easy: {
      title: '„Fertig“ heißt für euch dasselbe',
      text: 'Zwei Menschen mit C vorn trauen der Arbeit der anderen Seite, denn sie ist geprüft. Ihr könnt eine Stunde über eine Einzelheit reden, und es war für beide eine gute Stunde.',
    },
    hard: {
      title: 'Es ist nie ganz so weit',
      text: 'Was die eine Seite übersehen hat, findet die andere, und der Termin rückt weiter. Streitet ihr über eine Methode, habt ihr beide Belege und beide recht.',
    },
    agree: {
      title: 'Legt zuerst fest, was „gut genug“ ist',
      text: 'Schreibt vor dem Anfang auf, was das Ergebnis leisten muss und an welchem Tag es hinausgeht. Was ihr danach findet, kommt auf eine Liste für die nächste Fassung.',
    },
  },
}
