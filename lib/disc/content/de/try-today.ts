import type { PerLetter } from '../../letters'
import type { StyleCode } from '../../styles'

/** To whom a line is said, after the letter that lies ahead. */
export const TRY_WITH: PerLetter<string> = {
  D: 'Probier das heute bei einer Person, die eine Entscheidung will',
  I: 'Probier das heute bei einer Person, die beim Reden denkt',
  S: 'Probier das heute bei einer Person, die gern weiß, was kommt',
  C: 'Probier das heute bei einer Person, die erst prüft',
}

/** `TRY_LINES[reader][other]`. */
export const TRY_LINES: Record<StyleCode, PerLetter<string>> = {
  D: {
    D: 'Das entscheidest du. Ich stehe dahinter, egal, wie es ausfällt.',
    I: 'Erzähl mir, welcher Teil dir am besten gefällt. Bis zehn Uhr höre ich nur zu.',
    S: 'Heute früh war ich in Eile. Was wolltest du sagen?',
    C: 'Was weißt du darüber, was ich nicht weiß?',
  },
  DI: {
    D: 'In einem Satz: Was würdest du damit machen?',
    I: 'Heute stellst du es vor. Ich sitze hinten und nicke.',
    S: 'Ich habe den Plan diese Woche zweimal geändert. Was davon hat dir am meisten Arbeit gemacht?',
    C: 'Bevor ich es allen sage: Welches Wort verspricht hier zu viel?',
  },
  DS: {
    D: 'Heute streite ich nicht. Sag, was du brauchst, und ich sage, was ich kann.',
    I: 'Man sieht es mir vielleicht nicht an, aber die Idee gefällt mir. Erzähl weiter.',
    S: 'Was würdest du hier anders machen? Mir reicht eine Sache.',
    C: 'Ist dir etwas aufgefallen, als ich schon beim nächsten Schritt war?',
  },
  DC: {
    D: 'Wenn wir zuerst deinen Weg probieren, worauf soll ich achten?',
    I: 'Ich habe drei Fehler gefunden und eine sehr gute Idee. Fangen wir mit der Idee an.',
    S: 'Das hast du gut gemacht. Ich hätte es am Montag sagen sollen.',
    C: 'Du prüfst die Zahlen, ich die Termine. Um drei tauschen wir.',
  },
  I: {
    D: 'Zwei Sätze, dann bin ich still: Es läuft, und ich brauche noch einen Tag.',
    I: 'Heute erzählst du die Geschichte, und ich stelle nur Fragen.',
    S: 'Gehen wir einmal um den Block? Ich möchte deine Seite ohne die anderen hören.',
    C: 'Ich habe gesagt, es ist bald fertig. An welchen Termin glaubst du?',
  },
  ID: {
    D: 'Ich habe meinen Teil gesagt. Ja oder nein?',
    I: 'Deine Idee ist heute besser als meine. Was brauchst du zum Anfangen?',
    S: 'Vielleicht ging das für dich zu schnell. Sehen wir es uns noch einmal an?',
    C: 'Ich habe es groß klingen lassen. Wie groß ist es wirklich?',
  },
  IS: {
    D: 'Heute ohne Vorrede: Ich brauche zwei Tage mehr, und ich sage dir, warum.',
    I: 'Wir sagen beide gern ja. Was lehnen wir heute ab?',
    S: 'Du warst diese Woche still. Wenn du mir sagen magst, warum, habe ich um vier Zeit.',
    C: 'Ich habe dich vor allen gefragt. Beim nächsten Mal komme ich vorher vorbei.',
  },
  IC: {
    D: 'Ich könnte das eine Stunde lang erklären. Was musst du in einer Minute wissen?',
    I: 'Daraus könnte etwas werden. Was müssten wir zuerst herausfinden?',
    S: 'Meine Frage heute früh klang hart. Ich wollte es nur verstehen.',
    C: 'Denk in Ruhe darüber nach. Vor zwei Uhr frage ich nicht noch einmal.',
  },
  S: {
    D: 'Ich bin noch nicht einverstanden. Darf ich in zwei Sätzen sagen, warum?',
    I: 'Es gefällt mir besser, als mein Gesicht zeigt. Wie geht es weiter?',
    S: 'Ich könnte heute Hilfe brauchen. Hast du eine halbe Stunde?',
    C: 'Ich habe es wie gewohnt gemacht. Siehst du einen Grund, es zu ändern?',
  },
  SD: {
    D: 'Dazu sage ich nein, damit die zwei anderen Aufgaben fertig werden.',
    I: 'Die Idee ist gut, und im Mai ist sie es auch noch.',
    S: 'Wenn dir das zu viel ist, sag es mir heute. Noch kann ich es verschieben.',
    C: 'Wie lief es die letzten drei Male? Ich erinnere mich nur noch an das letzte.',
  },
  SI: {
    D: 'Mir gefällt nicht, wie wir gestern auseinandergegangen sind. Hast du fünf Minuten?',
    I: 'Du hast heute allen geholfen. Wer hilft dir?',
    S: 'Ich habe gesagt, es passt, und das stimmte nicht ganz. Darf ich noch einmal anfangen?',
    C: 'Kannst du es mir erklären, als wäre heute mein erster Tag?',
  },
  SC: {
    D: 'Meine Antwort hast du um zwölf. Bis dahin möchte ich es lesen.',
    I: 'Langsam, bitte. Womit soll ich anfangen?',
    S: 'Ich habe aufgeschrieben, wie ich es mache. Probierst du es aus und sagst mir, was fehlt?',
    C: 'Um vier habe ich aufgehört zu prüfen. Wenn du etwas findest, bringen wir es morgen in Ordnung.',
  },
  C: {
    D: 'Ich habe einen Zweifel, und zwar am Termin. Willst du ihn hören?',
    I: 'Das war eine gute Geschichte. Was soll davon hängen bleiben?',
    S: 'Ich habe nur angestrichen, was nicht stimmt. Das meiste stimmt, und das hätte ich sagen sollen.',
    C: 'Wenn wir es heute Abend abgeben müssten, was würden wir weglassen?',
  },
  CD: {
    D: 'Du willst es schnell, ich will es richtig. Was können wir weglassen, damit beides geht?',
    I: 'Bevor ich etwas kritisiere: Was gefällt dir daran am besten?',
    S: 'Die Regel kam von mir. Macht sie dir den Tag schwerer?',
    C: 'So würde ich es gelten lassen. Wo wärst du strenger?',
  },
  CI: {
    D: 'Es gibt eine lange und eine kurze Fassung. Die kurze: Leg los.',
    I: 'Erklär du es. Ich melde mich nur, wenn eine Zahl nicht stimmt.',
    S: 'Das waren viele Einzelheiten. Welchen Teil brauchst du heute?',
    C: 'Über Nacht habe ich meine Meinung geändert. Darf ich dir die Zahl dazu zeigen?',
  },
  CS: {
    D: 'Es ist noch nicht fertig, und du kannst es trotzdem sehen. Was könntest du damit schon entscheiden?',
    I: 'Ich brauche eine stille Stunde. Danach möchte ich alles hören.',
    S: 'Ich schreibe mir auf, was mir Sorgen macht. Vergleichen wir unsere Listen?',
    C: 'Für mich ist das fertig. Für dich auch?',
  },
}
