/**
 * See the English file. `{D}`, `{I}`, `{S}` and `{C}` stand for a name or for “jemand mit D vorn” (`SOMEONE`): nothing after
 * them is declined by gender, and no pronoun takes them up. The last sentence of `lacks` begins with “Niemand”.
 * What to do also stands alone, without its scene.
 */
import type { PerLetter } from '../../letters'
import type { LetterGap, LetterPair, Situation } from '../team'

const mix: Record<LetterPair, Situation> = {
  DI: {
    title: 'Alle schweigen, und eine Entscheidung steht an.',
    says: '{I} bringt drei Leute zum Reden. {D} hört heraus, was zählt. Vor dem Mittagessen ist es entschieden.',
    todo: 'Im nächsten schwierigen Meeting macht {I} den Anfang und {D} den Schluss.',
  },
  DS: {
    title: 'Am Freitag kommt ein großer Auftrag.',
    says: '{D} sagt noch in derselben Stunde zu. {S} überlegt, wie es zu schaffen ist. Um sechs sind alle zu Hause.',
    todo: 'Vor der nächsten großen Zusage schauen {D} und {S} zusammen in den Kalender.',
  },
  DC: {
    title: 'Für einen Auftrag kommen zwei Firmen in Frage.',
    says: '{C} stellt die Zahlen nebeneinander. {D} wählt eine Firma aus. Am selben Nachmittag ist unterschrieben.',
    todo: 'Macht aus, wie viele Zahlen reichen, bevor {C} mit dem Sammeln anfängt.',
  },
  IS: {
    title: 'Am Montag fängt jemand neu an.',
    says: '{I} macht den Rundgang und weiß zu jeder Tür eine Geschichte. In der dritten Woche fragt {S} immer noch, wie es läuft. Im Frühling ist das neue Gesicht hier zu Hause.',
    todo: 'Fängt wieder jemand neu an, plant {I} den ersten Tag und {S} den ersten Monat.',
  },
  IC: {
    title: 'Das neue Produkt muss erklärt werden.',
    says: '{C} weiß bis zur letzten Schraube, wie es funktioniert. {I} findet Worte, die auch die Leute von nebenan verstehen. Es passt auf eine Seite.',
    todo: 'Für den nächsten Text an die Kundschaft liefert {C} die Fakten und {I} den ersten Satz.',
  },
  SC: {
    title: 'Jeden Monat kommt dieselbe große Aufgabe wieder.',
    says: '{S} weiß noch, wer was braucht. {C} führt die Liste. Jedes Mal stimmt am Ende alles.',
    todo: 'Hängt die Liste für die monatliche Aufgabe dorthin, wo auch eine Vertretung sie findet.',
  },
}

const rub: Record<LetterPair, Situation> = {
  DI: {
    title: 'Um zehn steht das Budget an.',
    says: '{I} fängt mit dem an, was die Leute letzte Woche gesagt haben. {D} will zuerst eine Zahl. Bald fühlen sich beide ausgebremst.',
    todo: 'Im nächsten Meeting bekommt {I} die ersten drei Minuten und {D} die letzten drei.',
  },
  DS: {
    title: 'Bis vier wird eine Antwort gebraucht.',
    says: '{D} hat um fünf nach drei eine. {S} liest noch und findet die Zeile, auf die es ankommt.',
    todo: '{S} bekommt die nächste Frage am Tag vorher, und {D} hat um neun die Antwort.',
  },
  DC: {
    title: 'Am Donnerstag ist Verkaufsstart.',
    says: '{D} zählt die Tage. {C} zählt die offenen Fehler. Eine Stunde lang reden sie aneinander vorbei.',
    todo: 'Fragt vor dem nächsten Start, welche Fehler die Kundschaft bemerken würde, und wartet nur auf diese.',
  },
  IS: {
    title: 'Über Mittag ändert sich der Plan.',
    says: '{I} kommt mit einem besseren zurück. {S} hat den ganzen Vormittag am alten gearbeitet. Nach dem Essen fängt {S} neu an und sagt nichts dazu.',
    todo: 'Eine neue Idee wartet bis zum nächsten Morgen, und {S} sagt zuerst, was dadurch hinfällig wird.',
  },
  IC: {
    title: 'Am Telefon fragt jemand: „Können Sie das machen?“',
    says: '„Klar“, sagt {I}. {C} liest um sechs davon. Um sieben hat {C} die Stunden gezählt.',
    todo: 'Auf die nächste Anfrage sagt {I}: „Ich melde mich morgen“, und {C} bekommt noch heute fünf Minuten dafür.',
  },
  SC: {
    title: 'Eine Seite kommt mit Anmerkungen zurück.',
    says: '{C} hat elf Stellen angestrichen und will damit helfen. {S} sieht elf Striche. Zum Rest steht kein Wort da.',
    todo: 'Bei Anmerkungen nennt {C} zuerst, was gelungen ist, und dann die drei wichtigsten Stellen.',
  },
}

const relay: Record<'DIS' | 'DIC' | 'DSC' | 'ISC', Situation> = {
  DIS: {
    title: 'Der Termin verschiebt sich um eine Woche.',
    says: '{D} sagt der Firma Bescheid, die bestellt hat. {I} erwähnt es beim Mittagessen. {S} macht die Arbeit und erfährt es erst am Mittwoch.',
    todo: 'Ein neuer Termin geht zuerst an {S}. Fünf Minuten reichen.',
  },
  DIC: {
    title: 'Am Donnerstag ist die große Präsentation.',
    says: '{D} legt den Preis fest. {I} schreibt den Einstieg. {C} bekommt beides spät am Mittwoch und merkt, dass es nicht zusammenpasst.',
    todo: 'Lasst {C} ab Montag mitlesen, jeden Tag eine Seite.',
  },
  DSC: {
    title: 'Bis zum Sommer muss sich etwas ändern.',
    says: '{D} kündigt es in zwei Sätzen an. {C} stellt elf gute Fragen. {S} hat eine wichtigere, und die kommt nicht dran.',
    todo: 'Wartet nach der nächsten Ankündigung einen Tag und fragt dann zuerst {S}.',
  },
  ISC: {
    title: '{I} hat beim Mittagessen eine Idee.',
    says: '{S} sieht gern, wie sich alle freuen. {C} sieht den Haken und wartet auf einen besseren Moment.',
    todo: 'Lasst {C} bei einer Idee sofort sagen, was schiefgehen kann, und dann {I}, wie es trotzdem geht.',
  },
}

const gift: PerLetter<Situation> = {
  D: {
    title: 'Seit Wochen liegen zwei Möglichkeiten auf dem Tisch.',
    says: '{D} fragt, was jede kosten würde, und wählt eine aus. Danach können alle weiterarbeiten.',
    todo: 'Gebt jede Woche eine offene Frage an {D}.',
  },
  I: {
    title: 'Jemand ist verärgert und wartet auf einen Anruf.',
    says: '{I} greift zum Telefon, und zehn Minuten später lachen beide.',
    todo: 'Lasst {I} ein eingeschlafenes Gespräch wieder aufnehmen.',
  },
  S: {
    title: 'Auf einem Schreibtisch landen drei Aufgaben.',
    says: '{S} merkt es zuerst, bringt einen Kaffee und nimmt eine der drei mit.',
    todo: 'Lasst euch einmal im Monat von {S} sagen, wer zu viel zu tun hat.',
  },
  C: {
    title: 'Der Bericht ist fertig und geht in einer Stunde raus.',
    says: '{C} liest ihn noch einmal und findet die Zahl mit einer Null zu viel.',
    todo: 'Plant vor jedem Bericht die letzte Stunde für {C} ein.',
  },
}

const only: PerLetter<Situation> = {
  D: {
    title: 'Es ist Freitag um vier, und {D} sitzt im Zug.',
    says: 'Am Telefon braucht jemand ein Ja oder ein Nein. Ihr anderen kennt die Antwort, und trotzdem bleibt sie bis Montag liegen.',
    todo: 'Schreibt auf, bis zu welchem Betrag hier alle zusagen dürfen.',
  },
  I: {
    title: 'Der Besuch ist da, und {I} sitzt in einem anderen Meeting fest.',
    says: 'Der Kaffee ist eingeschenkt, die Stühle stehen, und ihr hofft alle, dass jemand anders anfängt.',
    todo: 'Die nächsten drei Meetings eröffnet jedes Mal jemand anders. {I} kann beim ersten Satz helfen.',
  },
  S: {
    title: 'Jemand von euch ist seit Montag still.',
    says: '{S} hat es gemerkt und gefragt. Ihr anderen würdet auch helfen, wenn ihr es wüsstet.',
    todo: 'Beginnt die Woche mit einer Runde: Was ist gerade schwer, und was ist leicht?',
  },
  C: {
    title: '{C} muss bis heute Abend drei Dokumente prüfen.',
    says: 'Alle drei müssen stimmen. Um acht brennt noch eine Schreibtischlampe.',
    todo: 'Legt fest, wer außerdem prüft. {C} zeigt, auf welche fünf Dinge es ankommt.',
  },
}

const lacks: Record<LetterGap, Situation> = {
  DI: {
    title: 'Der Auftrag ist eine Woche früher fertig.',
    says: '{D} ist schon beim nächsten. Drei Leute warten noch auf das Ergebnis. Niemand gibt ihnen Bescheid.',
    todo: 'Der letzte Schritt jedes Auftrags ist eine kurze Nachricht an alle, die darauf warten.',
  },
  DS: {
    title: 'Eine Aufgabe ginge vor dem Wochenende noch.',
    says: '{D} findet dafür Platz im Plan. Eine Person ist diese Woche schon zweimal länger geblieben. Niemand fragt nach.',
    todo: 'Seht nach, wer die letzte Aufgabe hatte, bevor ihr die nächste verteilt.',
  },
  DC: {
    title: 'Um sechs geht das Angebot raus.',
    says: '{D} schickt es ab. Es ist gut. Niemand hat Seite drei gelesen.',
    todo: 'Was einen Preis nennt, geht erst raus, wenn zwei es gelesen haben.',
  },
  ID: {
    title: 'Es gibt zwei Ideen, und beide gefallen allen.',
    says: '{I} hat für jede ein gutes Wort. Um fünf stehen immer noch beide an der Tafel. Niemand hat gesagt, welche es wird.',
    todo: 'Bestimmt am Anfang des Meetings, wer am Ende auswählt.',
  },
  IS: {
    title: 'Es ist die vierte neue Idee in dieser Woche.',
    says: '{I} steckt alle damit an. Die von letzter Woche ist halb fertig. Niemand kümmert sich darum.',
    todo: 'Bevor ihr mit einer Idee anfangt, sagt, wer die alte zu Ende bringt.',
  },
  IC: {
    title: 'Um zehn vor sechs ruft noch jemand an.',
    says: '{I} nimmt ab. Am anderen Ende wird zweimal gelacht. Niemand schreibt auf, was versprochen wurde.',
    todo: 'Wer einen Anruf annimmt, schickt den anderen vor Feierabend zwei Zeilen.',
  },
  SD: {
    title: 'Dieselbe Frage steht wieder auf der Liste.',
    says: '{S} wartet, bis alle sich damit wohlfühlen. Wieder vergeht eine Woche. Niemand sagt: „Dann machen wir es so.“',
    todo: 'Schreibt neben jede offene Frage einen Namen und einen Tag.',
  },
  SI: {
    title: 'Seit zwei Jahren läuft es gut.',
    says: '{S} hält es am Laufen, Tag für Tag. Den Leuten nebenan würde es auch helfen. Niemand zeigt es ihnen.',
    todo: 'Zeigt einmal im Monat Leuten, die euch nicht kennen, etwas Fertiges.',
  },
  SC: {
    title: 'Gemacht wird es wie im letzten Jahr.',
    says: '{S} kennt den Ablauf auswendig und hilft allen anderen. Im August ist {S} nicht da. Niemand hat es aufgeschrieben.',
    todo: 'Wer am kürzesten dabei ist, schreibt den Ablauf mit, während {S} erzählt.',
  },
  CD: {
    title: 'Der Vergleich hat neun Spalten.',
    says: '{C} hat alle ausgefüllt. Alles stimmt. Niemand wählt eine Zeile aus.',
    todo: 'Sagt vor einem Vergleich, wer auswählt und an welchem Tag, auch wenn noch eine Spalte leer ist.',
  },
  CI: {
    title: 'Eine Stunde in der Woche ließe sich sparen.',
    says: '{C} hat auf zwei Seiten genau gezeigt, wie. Die Seiten liegen auf sechs Schreibtischen. Niemand hat daraus einen Satz gemacht, der beim Mittagessen weitererzählt wird.',
    todo: 'Erklärt eure beste Idee einmal jemandem von außerhalb und merkt euch den Satz, der ankam.',
  },
  CS: {
    title: 'Um halb fünf taucht ein Fehler auf.',
    says: '{C} kann genau sagen, woher er kommt. Um fünf ist er behoben. Niemand fragt, wie es der Person geht, der er passiert ist.',
    todo: 'Stellt nach jeder Korrektur eine Frage, die nichts mit dem Fehler zu tun hat.',
  },
}

const missing: PerLetter<Situation> = {
  D: {
    title: 'Hier liegt D bei niemandem vorn.',
    says: 'Eine Frage bleibt offen, weil ihr alle bereit seid, auf die anderen zu warten.',
    todo: 'Legt fest, wer entscheidet, noch bevor die Frage aufkommt.',
  },
  I: {
    title: 'Hier liegt I bei niemandem vorn.',
    says: 'Gute Arbeit wird hinter einer geschlossenen Tür fertig, und die Leute nebenan erfahren nur durch Zufall davon.',
    todo: 'Macht aus, wer anderen erzählt, was ihr geschafft habt.',
  },
  S: {
    title: 'Hier liegt S bei niemandem vorn.',
    says: 'Die Last wird jede Woche ein wenig größer, und wer das meiste trägt, sagt es vielleicht nicht.',
    todo: 'Macht aus, wer darauf achtet, ob die Last gerecht verteilt ist.',
  },
  C: {
    title: 'Hier liegt C bei niemandem vorn.',
    says: 'Was fertig aussieht, geht raus, und der kleine Fehler fällt erst dort auf, wo es ankommt.',
    todo: 'Macht aus, wer nach dem sucht, was fehlt.',
  },
}

const alike: PerLetter<Situation> = {
  D: {
    title: 'Um neun taucht ein Problem auf.',
    says: 'Bis zehn haben alle gesagt, was sie denken, und die erste Antwort ist unterwegs.',
    todo: 'Behaltet dieses Tempo für das, was eilt, und nennt diese Woche eine Sache, die länger dauern darf.',
  },
  I: {
    title: 'An einem verregneten Dienstag kommt Besuch.',
    says: 'Fünf Minuten später steht Kaffee auf dem Tisch, und alle wissen, woher der Besuch kommt.',
    todo: 'Schreibt von jedem Besuch einen Namen und einen Wunsch auf, solange ihr beides noch wisst.',
  },
  S: {
    title: 'Jemand von euch ist eine Woche lang krank.',
    says: 'Die Arbeit geht weiter, niemand musste gebeten werden, und nichts bleibt liegen.',
    todo: 'Sagt am Freitag laut, wer was übernommen hat, damit es gesehen wird.',
  },
  C: {
    title: 'Jemand fragt nach einer Zahl vom März.',
    says: 'Sie liegt im richtigen Ordner, mit Quelle, und passt zu der vom April.',
    todo: 'Sucht für diesen Monat ein Dokument aus, das gut statt perfekt sein darf.',
  },
}

const same: PerLetter<Situation> = {
  D: {
    title: 'Es gibt ein Lenkrad, und alle haben die Hand daran.',
    says: 'Angefangen habt ihr alle. Niemand erzählt, was ihr geschafft habt, merkt, wer zu viel zu tun hat, oder prüft, bevor es rausgeht.',
    todo: 'Weitererzählen, aufeinander achten, prüfen: Wechselt euch damit ab, jede Woche.',
  },
  I: {
    title: 'Das Meeting war großartig, und jetzt ist Donnerstag.',
    says: 'An die beste Idee erinnern sich alle. Datum und Preis hat niemand notiert.',
    todo: 'Beendet jedes Meeting mit zwei stillen Minuten, in denen alle schreiben.',
  },
  S: {
    title: 'Seit dem Frühling stimmt eine Kleinigkeit nicht.',
    says: 'Alle haben es gemerkt, und alle sehen freundlich darüber hinweg. Im Herbst ist es immer noch so.',
    todo: 'Holt euch alle drei Monate jemanden aus einem anderen Team dazu und fragt, was sich ändern sollte.',
  },
  C: {
    title: 'Am Montag war es fertig.',
    says: 'Bis Donnerstag habt ihr alle noch etwas zu verbessern gefunden. Wer es bekommt, hätte es so genommen, wie es war.',
    todo: 'Fragt bei denen nach, die es bekommen, was genügen würde, und hört dort auf.',
  },
}

const lean: Record<'pace' | 'calm' | 'care' | 'precision', Situation> = {
  pace: {
    title: 'Mittags kommt ein Angebot, das bis heute Abend gilt.',
    says: 'Um zwei habt ihr darüber gesprochen, um drei steht die Antwort. Tempo liegt diesem Team.',
    todo: 'Wählt eine Art von Entscheidung, die eine Nacht wartet, egal, wie sehr es eilt.',
  },
  calm: {
    title: 'Nichts geht mehr, und die Telefone klingeln.',
    says: 'Hier bleiben die Stimmen leise, und die Liste wird kürzer. Ihr behaltet die Ruhe, wenn es zählt.',
    todo: 'Einigt euch auf ein Wort, das „jetzt ist es dringend“ heißt, damit es bei allen ankommt.',
  },
  care: {
    title: 'Nach einem schweren Monat kommt jemand aus dem Team zurück.',
    says: 'Auf dem Schreibtisch liegt eine Karte, und die erste Woche ist ruhig geplant. Hier fühlen sich Menschen gut aufgehoben.',
    todo: 'Beginnt einmal in der Woche mit der unangenehmsten Zahl und fragt erst danach, wie es allen geht.',
  },
  precision: {
    title: 'Die Rechnung muss stimmen, und sie muss heute raus.',
    says: 'Geplaudert wird später. Um vier geht die Rechnung ohne Fehler raus, und deshalb kommen Leute zu euch.',
    todo: 'Ist die nächste Rechnung draußen, geht zusammen essen, bevor ihr weitermacht.',
  },
}

const peak: PerLetter<Situation> = {
  D: {
    title: 'Im Durchschnitt liegt D hier am höchsten.',
    says: 'Steckt etwas fest, bringt es meist jemand von euch noch am selben Tag in Gang.',
    todo: 'Lasst zwischen einer großen Entscheidung und dem Start eine Nacht vergehen.',
  },
  I: {
    title: 'Im Durchschnitt liegt I hier am höchsten.',
    says: 'Eine neue Idee findet bis mittags Leute, die mitmachen, manche zwei Abteilungen weiter.',
    todo: 'Beendet jedes Meeting mit einer Liste: was ansteht, bis wann und bei wem.',
  },
  S: {
    title: 'Im Durchschnitt liegt S hier am höchsten.',
    says: 'Was im Januar versprochen wurde, gilt im Juni noch.',
    todo: 'Lasst vor einer Zusage reihum alle einen Zweifel nennen.',
  },
  C: {
    title: 'Im Durchschnitt liegt C hier am höchsten.',
    says: 'Was dieses Team verlässt, ist zweimal gelesen, und wer es bekommt, muss selten nachfragen.',
    todo: 'Legt fest, was gut genug ist, bevor ihr anfangt.',
  },
}

export const SITUATIONS = {
  mix,
  rub,
  relay,
  gift,
  only,
  lacks,
  missing,
  alike,
  same,
  lean,
  peak,
} as const

export const WITHOUT: Record<'missing' | 'only' | 'stay', PerLetter<string>> & { open: string } = {
  missing: {
    D: 'Ohne {who} fällt vor dem Mittagessen keine Entscheidung.',
    I: 'Ohne {who} bringt niemand die Leute zum Reden.',
    S: 'Ohne {who} fragt niemand, wer zu viel zu tun hat.',
    C: 'Ohne {who} prüft niemand, bevor es rausgeht.',
  },
  only: {
    D: 'Ohne {who} entscheidet {left} allein, wenn es eilt.',
    I: 'Ohne {who} übernimmt {left} das Reden allein.',
    S: 'Ohne {who} sorgt {left} allein für Frieden.',
    C: 'Ohne {who} prüft {left} allein.',
  },
  stay: {
    D: 'Auch ohne {who} bringen {left} noch Dinge in Gang.',
    I: 'Auch ohne {who} holen {left} noch Leute dazu.',
    S: 'Auch ohne {who} halten {left} noch, was versprochen wurde.',
    C: 'Auch ohne {who} finden {left} noch den Fehler.',
  },
  open: 'Was ohne {who} fehlen würde, lässt sich noch nicht sagen.',
}

export const SITUATIONS_NOTE = 'Ausgedachte Szenen, nach euren Plätzen im Kreis.'

export const TOO_CLOSE = 'Noch liegt alles zu nah beieinander.'

export const TEAM_NOTE = 'Ein Profil sagt, wie jemand meist arbeitet. Es misst kein Können, und allein soll es nicht über eine Stelle, eine Rolle oder eine Gehaltserhöhung entscheiden.'
