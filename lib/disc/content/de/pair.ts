/** See the English file. What is to be known stands in the third person, because someone else may read it, too. */
import type { PerLetter } from '../../letters'
import type { PairText } from '../pair'

/** `PAIR_TEXTS[reader][other]`. */
export const PAIR_TEXTS: PerLetter<PerLetter<PairText>> = {
  D: {
    D: {
      know: 'Beide wollen das letzte Wort. Was nach Streit klingt, sind oft nur zwei, die um drei fertig sein wollen.',
      try: 'Teilt die Entscheidung auf, bevor ihr redet: eine Hälfte für jede Seite.',
      say: 'Du nimmst das Budget, ich die Termine. Vergleichen wir am Donnerstag?',
      avoid: 'Ich habe dem Team schon gesagt, wie wir’s machen.',
    },
    I: {
      know: 'Menschen mit I vorn denken beim Reden, und oft ist erst der zehnte Satz der gute. Eine knappe Antwort wirkt auf sie leicht wie das Ende des Gesprächs.',
      try: 'Hör fünf Minuten zu, ohne zu unterbrechen, und frag dann: Auf welche Idee würdest du setzen?',
      say: 'Die zweite Idee gefällt mir. Was wäre davon bis Freitag zu sehen?',
      avoid: 'Komm zum Punkt.',
    },
    S: {
      know: 'Bevor Menschen mit S vorn ja sagen, müssen sie wissen, was sich ändert und für wen. Ein Nicken kann heißen, dass sie noch nachdenken.',
      try: 'Schick die Frage am Tag vorher, und frag nach dem Meeting noch einmal unter vier Augen.',
      say: 'Was würde es für dich schwer machen? Ich kann bis morgen warten.',
      avoid: 'Also sind wir uns alle einig. Gut.',
    },
    C: {
      know: 'Menschen mit C vorn fragen, weil es halten soll, und selten aus Misstrauen. Ohne Zahlen bewegen sie sich nicht, so überzeugt es auch klingt.',
      try: 'Bring die zwei Fakten mit, auf denen deine Wahl beruht, und macht einen Tag für weitere aus.',
      say: 'Das würde ich nehmen, und hier sind die Zahlen. Was habe ich übersehen?',
      avoid: 'Glaub mir, das wird schon.',
    },
  },
  I: {
    D: {
      know: 'Menschen mit D vorn hören auf das Ergebnis, und nach einer Minute hören sie weniger zu. Sind sie kurz angebunden, liegt es meist an der Uhr.',
      try: 'Fang mit deiner Bitte an. Die Geschichte kommt, wenn danach gefragt wird.',
      say: 'Ich brauche ein Ja oder ein Nein zum Raum. Beide Angebote stehen auf dieser Seite.',
      avoid: 'Ich fang mal ganz von vorn an, das ist eine lustige Geschichte.',
    },
    I: {
      know: 'Reden beide gern, wird es eine gute Stunde und eine dünne Liste. Jede Seite glaubt, dass die andere mitgeschrieben hat.',
      try: 'Bleibt noch sitzen, bis drei Zeilen dastehen: was, wer, wann.',
      say: 'Das hat Spaß gemacht. Was davon machen wir wirklich, und wer schreibt es auf?',
      avoid: 'Das merken wir uns.',
    },
    S: {
      know: 'Menschen mit S vorn mögen Schwung und sagen nicht immer, wenn es zu viel wird. Ein Plan, der sich bis mittags zweimal ändert, macht sie müde.',
      try: 'Sag zuerst, was bleibt, und lass zwischen einer neuen Idee und der Bitte um Hilfe einen Tag vergehen.',
      say: 'Diese Woche ändert sich nichts. Magst du bis Montag darüber nachdenken?',
      avoid: 'Überraschung, wir machen jetzt alles anders.',
    },
    C: {
      know: 'Werden Menschen mit C vorn still, denken sie nach, und die Idee ist deshalb noch nicht schlecht. Große Worte ohne Zahl machen sie vorsichtig.',
      try: 'Schick es zuerst schriftlich, mit einer Quelle, und lass bis zum nächsten Tag Zeit für die Antwort.',
      say: 'Hier ist die Idee auf einer Seite. Welchen Teil würdest du zuerst prüfen?',
      avoid: 'Das wird ganz groß, alle werden es lieben.',
    },
  },
  S: {
    D: {
      know: 'Kurze Nachrichten von Menschen mit D vorn meinen die Arbeit, selten jemanden persönlich. Ein klares Nein achten sie mindestens so sehr wie ein langsames Ja.',
      try: 'Antworte zuerst mit dem Ergebnis, und nenn dann das eine, was es dafür braucht.',
      say: 'Ja, wenn es erst am Zehnten losgeht. Sonst nein.',
      avoid: 'Ich schau mal, was sich machen lässt.',
    },
    I: {
      know: 'Menschen mit I vorn fangen mehr an, als sie zu Ende bringen, und meinen jede Zusage in dem Moment ernst. Geduld kann auf sie wirken wie wenig Interesse.',
      try: 'Sag laut, was dir an einer Idee gefällt, und frag dann, welche Zusage diese Woche am wichtigsten ist.',
      say: 'Der Anfang gefällt mir. Welches von beiden brauchst du bis Freitag?',
      avoid: 'Hm, das haben wir noch nie so gemacht.',
    },
    S: {
      know: 'Beide warten, dass die andere Seite sagt, was nicht stimmt. Eine Kleinigkeit kann monatelang ungesagt bleiben, weil niemand anfangen will.',
      try: 'Wechselt euch ab: Jeden Freitag nennt eine Person etwas, das sich ändern soll.',
      say: 'Ich fang an: Die späte Übergabe macht mir zu schaffen. Und dir?',
      avoid: 'Ist schon gut, wirklich.',
    },
    C: {
      know: 'Menschen mit C vorn beurteilen die Arbeit und vergessen leicht zu sagen, dass sie die Person mögen. Eine Seite voller Anmerkungen ist ihre Art zu helfen.',
      try: 'Frag, welche Anmerkungen am wichtigsten sind, und setz zwei davon um.',
      say: 'Welche drei Stellen soll ich noch ändern, bevor es hinausgeht?',
      avoid: 'Ich habe mir wirklich Mühe gegeben.',
    },
  },
  C: {
    D: {
      know: 'Menschen mit D vorn entscheiden, bevor alle Fakten da sind. Ein falscher Schritt kostet für sie weniger als ein später.',
      try: 'Gib deinen Rat in einem Satz, mit einer Zahl dafür, wie sicher du bist.',
      say: 'Ich würde B nehmen. Ich bin zu 70 Prozent sicher, und das Risiko ist die Lieferung.',
      avoid: 'Das hängt von vielem ab, das wir uns erst noch ansehen müssten.',
    },
    I: {
      know: 'Menschen mit I vorn zeigen zuerst das große Ganze und die Einzelheiten auf Nachfrage. Fragen vor anderen fühlen sich für sie leicht wie eine Prüfung an.',
      try: 'Sag, was gut ist, bevor du sagst, was fehlt, und schreib den Rest danach in eine Liste.',
      say: 'Die Geschichte trägt. Darf ich dir heute Abend vier Fragen schicken?',
      avoid: 'Die Zahl ist falsch.',
    },
    S: {
      know: 'Menschen mit S vorn fragen, ob ein Plan auch für die Leute passt und nicht nur auf dem Papier. Ein harter Satz in einer E-Mail beschäftigt sie lange.',
      try: 'Geh eine Änderung im Gespräch durch, Schritt für Schritt, und frag, wie sie bei den anderen ankommt.',
      say: 'Mir sind zwei Dinge aufgefallen. Hast du zehn Minuten, um sie mit mir anzusehen?',
      avoid: 'Siehe meine Anmerkungen in der Datei.',
    },
    C: {
      know: 'Beide sehen immer noch etwas, das zu prüfen ist. Am Ende kann es fehlerlos sein und zu spät.',
      try: 'Legt zuerst den Termin fest, und einigt euch auf die zwei Fehler, die wirklich wehtun würden.',
      say: 'Am Donnerstag geht es hinaus. Was muss bis dahin stimmen?',
      avoid: 'Lass uns alles noch einmal durchprüfen.',
    },
  },
}

export const UNDERTONE: PerLetter<string> = {
  D: 'Als zweiter Buchstabe kommt D dazu, deshalb fällt manches Wort knapp aus.',
  I: 'Als zweiter Buchstabe kommt I dazu, deshalb öffnet eine Frage nach dem Wochenende die Tür.',
  S: 'Als zweiter Buchstabe kommt S dazu, deshalb braucht eine Änderung einen Tag zum Ankommen.',
  C: 'Als zweiter Buchstabe kommt C dazu, also halte eine Tatsache bereit.',
}

export const PAIR_PACE = {
  fast: 'Beide sind schnell. Macht aus, wo ihr kurz anhaltet und hinseht.',
  measured: 'Beide nehmen sich Zeit. Setzt einen Termin, sonst bleibt die Frage offen.',
  apart: '{fast} gibt das schnellere Tempo vor. Macht zuerst den Termin aus und dann den Weg dorthin.',
} as const

export const PAIR_FOCUS = {
  task: 'Beide sehen zuerst auf die Aufgabe. Fragt fünf Minuten lang, wie es den Leuten geht.',
  people: 'Beide sehen zuerst auf die Menschen. Legt die harte Zahl früh auf den Tisch.',
  apart: '{task} sieht zuerst auf die Aufgabe, {people} auf die Menschen. Beginnt mit dem einen, und schließt mit dem anderen.',
} as const

export const GAP_TOPIC: PerLetter<string> = {
  D: 'Klärt früh, wie schnell entschieden wird.',
  I: 'Klärt früh, wie viel besprochen wird.',
  S: 'Klärt früh, wie viel Änderung zu viel ist.',
  C: 'Klärt früh, wie viel geprüft wird.',
}

/** Each follows a colon and is a whole sentence. */
export const SHARED: PerLetter<string> = {
  D: 'Entscheidungen bleiben nicht lange liegen.',
  I: 'Pläne nehmen im Gespräch Form an.',
  S: 'Ein Versprechen gilt, auf beiden Seiten.',
  C: 'Es muss stimmen, bevor es hinausgeht.',
}
