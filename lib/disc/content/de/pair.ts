/** See the English file. What is to be known stands in the third person, because someone else may read it, too. */
import type { PerLetter } from '../../letters'
import type { PairText } from '../pair'

/** `PAIR_TEXTS[reader][other]`. */
export const PAIR_TEXTS: PerLetter<PerLetter<PairText>> = {
  D: {
    D: {
      know: 'Beide wollen das letzte Wort. Klingt es nach Streit, wollen oft nur beide um drei fertig sein.',
      try: 'Teilt die Entscheidung auf, bevor ihr redet: Jede Seite entscheidet die Hälfte.',
      say: 'Du nimmst das Budget, ich die Termine. Vergleichen wir am Donnerstag, wie weit wir sind?',
      avoid: 'Ich habe dem Team schon gesagt, wie wir’s machen.',
    },
    I: {
      know: 'Wer I vorn hat, denkt beim Reden, und oft ist erst der zehnte Satz der gute. Eine knappe Antwort wirkt leicht wie das Ende des Gesprächs.',
      try: 'Hör fünf Minuten zu, ohne zu unterbrechen, und frag dann: Auf welche Idee würdest du setzen?',
      say: 'Die zweite Idee gefällt mir. Was davon kannst du bis Freitag zeigen?',
      avoid: 'Komm zum Punkt.',
    },
    S: {
      know: 'Menschen, bei denen S vorn liegt, müssen vor einem Ja wissen, was sich ändert und für wen. Nicken sie im Meeting, denken sie vielleicht noch nach.',
      try: 'Schick die Frage am Tag vorher und frag nach dem Meeting noch einmal unter vier Augen.',
      say: 'Was wäre daran schwierig für dich? Ich kann bis morgen warten.',
      avoid: 'Also sind wir uns alle einig. Gut.',
    },
    C: {
      know: 'Wer C vorn hat, fragt, damit es hält, und selten aus Misstrauen. Ohne Zahlen bewegt sich da nichts, so überzeugend es auch klingt.',
      try: 'Bring die zwei Fakten mit, auf denen deine Wahl beruht, und macht einen Tag für weitere aus.',
      say: 'Das würde ich nehmen, und hier sind die Zahlen. Was habe ich übersehen?',
      avoid: 'Glaub mir, das wird schon.',
    },
  },
  I: {
    D: {
      know: 'Wer D vorn hat, wartet auf das Ergebnis und hört nach einer Minute weniger zu. Fallen Antworten knapp aus, liegt es meist an der Zeit.',
      try: 'Fang mit deiner Bitte an. Die Geschichte kommt, wenn danach gefragt wird.',
      say: 'Ich brauche ein Ja oder ein Nein zum Raum. Beide Angebote stehen auf dieser Seite.',
      avoid: 'Ich fang mal ganz von vorn an, das ist eine lustige Geschichte.',
    },
    I: {
      know: 'Reden beide gern, wird die Stunde schön und die Liste kurz. Beide glauben, dass die andere Person mitgeschrieben hat.',
      try: 'Bleibt noch sitzen, bis drei Zeilen auf dem Papier stehen: was, wer, wann.',
      say: 'Das hat Spaß gemacht. Was davon machen wir wirklich, und wer schreibt es auf?',
      avoid: 'Das merken wir uns.',
    },
    S: {
      know: 'Wer S vorn hat, mag Schwung und sagt es nicht immer, wenn er zu viel wird. Ein Plan, der sich bis mittags zweimal ändert, kostet viel Kraft.',
      try: 'Sag zuerst, was bleibt, und lass zwischen einer neuen Idee und der Bitte um Hilfe einen Tag vergehen.',
      say: 'Diese Woche ändert sich nichts. Magst du bis Montag darüber nachdenken?',
      avoid: 'Überraschung, wir machen jetzt alles anders.',
    },
    C: {
      know: 'Wer C vorn hat und still wird, denkt nach. Das heißt nicht, dass die Idee schlecht ist. Große Worte ohne Zahl machen eher vorsichtig.',
      try: 'Schick es zuerst schriftlich, mit einer Quelle, und lass bis zum nächsten Tag Zeit für die Antwort.',
      say: 'Hier ist die Idee auf einer Seite. Welchen Teil würdest du zuerst prüfen?',
      avoid: 'Das wird ganz groß, alle werden es lieben.',
    },
  },
  S: {
    D: {
      know: 'Kurze Nachrichten von Menschen, bei denen D vorn liegt, gelten der Arbeit und selten einer Person. Ein klares Nein achten sie mindestens so sehr wie ein langsames Ja.',
      try: 'Antworte zuerst mit dem Ergebnis und nenn dann das eine, was es dafür braucht.',
      say: 'Ja, wenn es erst am Zehnten losgeht. Sonst nein.',
      avoid: 'Ich schau mal, was sich machen lässt.',
    },
    I: {
      know: 'Wer I vorn hat, fängt mehr an, als fertig wird, und meint jede Zusage in dem Moment ernst. Geduld kann da nach wenig Interesse aussehen.',
      try: 'Sag laut, was dir an einer Idee gefällt, und frag dann, welche Zusage diese Woche am wichtigsten ist.',
      say: 'Der Anfang gefällt mir. Welches von beiden brauchst du bis Freitag?',
      avoid: 'Hm, das haben wir noch nie so gemacht.',
    },
    S: {
      know: 'Beide warten darauf, dass die andere Person sagt, was nicht stimmt. Eine Kleinigkeit kann monatelang ungesagt bleiben, weil niemand anfangen will.',
      try: 'Wechselt euch ab: Jeden Freitag nennt eine Person etwas, das sich ändern soll.',
      say: 'Ich fang an: Die späte Übergabe macht mir zu schaffen. Und dir?',
      avoid: 'Ist schon gut, wirklich.',
    },
    C: {
      know: 'Wer C vorn hat, beurteilt die Arbeit und vergisst leicht ein freundliches Wort für die Person. Eine Seite voller Anmerkungen ist als Hilfe gemeint.',
      try: 'Frag, welche Anmerkungen am wichtigsten sind, und setz zwei davon um.',
      say: 'Welche drei Stellen soll ich noch ändern, bevor es rausgeht?',
      avoid: 'Ich habe mir wirklich Mühe gegeben.',
    },
  },
  C: {
    D: {
      know: 'Wer D vorn hat, entscheidet, bevor alle Fakten da sind. Ein falscher Schritt gilt dann als weniger schlimm als ein verspäteter.',
      try: 'Gib deinen Rat in einem Satz, mit einer Zahl dafür, wie sicher du bist.',
      say: 'Ich würde B nehmen. Ich bin zu 70 Prozent sicher, und das Risiko ist die Lieferung.',
      avoid: 'Das hängt von vielem ab, das wir uns erst noch ansehen müssten.',
    },
    I: {
      know: 'Wer I vorn hat, zeigt zuerst das große Ganze und auf Nachfrage die Einzelheiten. Fragen vor anderen fühlen sich dann leicht wie eine Prüfung an.',
      try: 'Sag, was gut ist, bevor du sagst, was fehlt, und schreib den Rest danach in eine Liste.',
      say: 'Die Geschichte überzeugt. Darf ich dir heute Abend vier Fragen schicken?',
      avoid: 'Die Zahl ist falsch.',
    },
    S: {
      know: 'Wer S vorn hat, fragt, ob ein Plan auch für die Leute passt und nicht nur auf dem Papier. Ein harter Satz in einer E-Mail wirkt lange nach.',
      try: 'Geh eine Änderung im Gespräch durch, Schritt für Schritt, und frag, wie sie bei den anderen ankommt.',
      say: 'Mir sind zwei Dinge aufgefallen. Hast du zehn Minuten, um sie mit mir anzusehen?',
      avoid: 'Siehe meine Anmerkungen in der Datei.',
    },
    C: {
      know: 'Beide sehen immer noch etwas, das zu prüfen ist. Das Ergebnis kann dann fehlerfrei sein und zu spät kommen.',
      try: 'Legt zuerst den Termin fest und einigt euch auf die zwei Fehler, die wirklich wehtun würden.',
      say: 'Am Donnerstag geht es raus. Was muss bis dahin stimmen?',
      avoid: 'Lass uns alles noch einmal durchprüfen.',
    },
  },
}

export const UNDERTONE: PerLetter<string> = {
  D: 'Als zweiter Buchstabe kommt D dazu, deshalb klingt manches sehr direkt.',
  I: 'Als zweiter Buchstabe kommt I dazu, deshalb ist eine Frage nach dem Wochenende ein guter Anfang.',
  S: 'Als zweiter Buchstabe kommt S dazu, deshalb braucht eine Änderung einen Tag Zeit.',
  C: 'Als zweiter Buchstabe kommt C dazu, also halt einen Beleg bereit.',
}

export const PAIR_PACE = {
  fast: 'Beide sind schnell. Vereinbart eine Stelle, an der ihr anhaltet und hinseht.',
  measured: 'Beide nehmen sich Zeit. Setzt euch einen Termin, sonst bleibt die Frage offen.',
  apart: '{fast} gibt das schnellere Tempo vor. Macht zuerst den Termin aus und dann den Weg dorthin.',
} as const

export const PAIR_FOCUS = {
  task: 'Beide achten zuerst auf die Aufgabe. Nehmt euch fünf Minuten dafür, wie es den Leuten geht.',
  people: 'Beide achten zuerst auf die Menschen. Legt die unbequeme Zahl früh auf den Tisch.',
  apart: '{task} achtet zuerst auf die Aufgabe, {people} auf die Menschen. Beginnt mit dem einen und schließt mit dem anderen.',
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
  S: 'Auf ein Versprechen ist auf beiden Seiten Verlass.',
  C: 'Es muss stimmen, bevor es rausgeht.',
}
