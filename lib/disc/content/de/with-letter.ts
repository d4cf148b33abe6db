/** See the English file. `open` addresses nobody, because one or several hear it, and some of them say Sie. */
import type { PerLetter } from '../../letters'
import type { StyleCode } from '../../styles'
import type { WithLetter } from '../with-letter'

/** `WITH_LETTER[reader][other]`. */
export const WITH_LETTER: Record<StyleCode, PerLetter<WithLetter>> = {
  D: {
    D: {
      helps: 'Ihr entscheidet beide schnell und greift leicht nach demselben Lenkrad. Nennt das Ergebnis, das ihr beide braucht, und nehmt verschiedene Wege dorthin.',
      open: 'Zwei Anrufe stehen an: Wer will welchen? Ich nehme den anderen.',
    },
    I: {
      helps: 'Du hörst den Kern nach einem Satz, Menschen mit I finden ihren beim Reden. Lass dir zuerst die Geschichte erzählen und urteile erst, wenn sie zu Ende ist.',
      open: 'Was haben die Leute diese Woche Schönes erzählt?',
    },
    S: {
      helps: 'Druck macht Menschen mit S eher still, und still heißt nicht ja. Nenn vor der Änderung den Grund und lass ihnen eine Nacht zum Überlegen.',
      open: 'Ich würde gern den Beginn verschieben. Was müsste ich vorher dafür tun?',
    },
    C: {
      helps: 'Du traust deinem Gespür, Menschen mit C trauen den Unterlagen. Nenn die eine Tatsache, auf der deine Wahl beruht, dann prüfen sie diese und nicht dich.',
      open: 'Ich neige zum zweiten Angebot. Welche Zahl könnte mich umstimmen?',
    },
  },
  DI: {
    D: {
      helps: 'Du wirbst oft noch weiter, wenn alles schon abgemacht ist. Hör bei Menschen mit D nach dem ersten Satz auf und warte. Die Pause bewirkt mehr als ein zweiter Grund.',
      open: 'Ich will das bis Freitag und brauche ein Ja. Soll ich sagen, warum?',
    },
    I: {
      helps: 'Ihr könnt beide einen Raum füllen, und dann schreibt niemand mit. Gib den Anfang ab und behalte den Schluss für dich.',
      open: 'Den Anfang gebe ich ab, dafür schreibe ich mit, was wir versprechen. Gut so?',
    },
    S: {
      helps: 'Dein Tempo macht eine Stunde lang Spaß und ist nach einer Woche anstrengend. Lass Menschen mit S die Reihenfolge der Schritte wählen und bleib dabei.',
      open: 'Es sind drei Schritte. Welcher soll zuerst kommen?',
    },
    C: {
      helps: 'Bei großen Worten suchen Menschen mit C nach dem Kleingedruckten. Tausch ein Versprechen gegen eine Zahl und sag, woher sie stammt.',
      open: 'Ich bin begeistert, deshalb die Frage: Wo sieht diese Zahl zu gut aus?',
    },
  },
  DS: {
    D: {
      helps: 'Hast du dich entschieden, hältst du daran fest, und Menschen mit D tun das auch. Sprich aus, was dich umstimmen würde, und frag sie dasselbe.',
      open: 'Wird es zehn Prozent teurer, breche ich ab. Wo wäre sonst noch Schluss?',
    },
    I: {
      helps: 'Du wirkst festgelegt, während Menschen mit I noch mit Ideen spielen. Sag, welcher Teil offen ist, dann wissen sie, wo Platz dafür ist.',
      open: 'Der Termin steht, der Weg dorthin noch nicht. Was fällt uns dazu ein?',
    },
    S: {
      helps: 'Ihr macht beide kein Aufheben, deshalb überhörst du ein Nein leicht. Frag, was bleiben soll, bevor du etwas verschiebst.',
      open: 'Bevor ich etwas anfasse: Was soll so bleiben, wie es ist?',
    },
    C: {
      helps: 'Du machst weiter, weil es läuft, Menschen mit C bleiben stehen und prüfen, ob es hält. Macht einen Tag dafür aus und warte ihn ab.',
      open: 'Bis Mittwoch ist Zeit, nach Lücken zu suchen. Vorher fange ich nicht an.',
    },
  },
  DC: {
    D: {
      helps: 'Du kommst mit dem Beweis, und Menschen mit D wollen nur die Antwort. Schreib den Beweis auf eine zweite Seite und gib die erste ab.',
      open: 'Meine Antwort ist Nein, und der Grund passt in einen Satz. Soll ich ihn nennen?',
    },
    I: {
      helps: 'Deine erste Bemerkung gilt oft dem Mangel. Beginn mit dem Teil, den du übernehmen würdest, und komm erst nach zehn Minuten zum Mangel.',
      open: 'Den Anfang würde ich so nehmen, wie er ist. Sehen wir uns den Schluss an?',
    },
    S: {
      helps: 'Dein hoher Maßstab klingt für Menschen mit S leicht wie eine Schulnote. Sag, was gut genug ist, und hör auf, sobald es erreicht ist.',
      open: 'Zwei von drei sind fertig. Was würde beim letzten helfen?',
    },
    C: {
      helps: 'Ihr seht gegenseitig eure Fehler schon von Weitem. Einigt euch, welche Fehler zählen, bevor jemand die Datei öffnet.',
      open: 'Mit welchen zwei Fehlern können wir nicht leben? Ich fange an.',
    },
  },
  I: {
    D: {
      helps: 'Deine besten Geschichten haben drei Wendungen, und Menschen mit D hören oft nur die erste. Beginn mit dem Ende und sieh dann, ob sie mehr wissen wollen.',
      open: 'Den Raum haben wir, und bezahlt ist er auch. Soll ich den Rest erzählen?',
    },
    I: {
      helps: 'Bei euch kommen die Ideen schneller, als ihr schreiben könnt. Sucht am Ende eine aus und lasst die anderen einen Monat liegen.',
      open: 'Wir haben sechs Ideen und eine Woche. Auf welche haben wir am meisten Lust?',
    },
    S: {
      helps: 'Du magst es, wenn viele da sind, und Menschen mit S reden eher zu zweit. Trink vor dem Meeting einen Kaffee mit ihnen.',
      open: 'Ich habe genug geredet. Was blieb bisher ungesagt?',
    },
    C: {
      helps: 'Du spürst, dass es klappt, und Menschen mit C möchten es sehen. Bring einen kleinen Versuch mit, der scheitern kann, und lass sie das Ziel setzen.',
      open: 'Probieren wir es erst mit zehn Leuten. Welches Ergebnis würde überzeugen?',
    },
  },
  ID: {
    D: {
      helps: 'Ihr geht beide am liebsten voran. Lass Menschen mit D das Ziel nennen und biete an, die Leute mitzubringen.',
      open: 'Die anderen hole ich dazu. Wohin soll es gehen?',
    },
    I: {
      helps: 'Du bringst Tempo in den Spaß, und leicht wird daraus ein Wettlauf der Ideen. Werde einmal langsamer und frag Menschen mit I, was sie mit Stolz vorzeigen würden.',
      open: 'Wenn wir im Juni nur eine Sache zeigen: Welche soll es sein?',
    },
    S: {
      helps: 'Dein schnelles Ja kann für Menschen mit S ein später Abend werden. Frag, wie viele Stunden es kostet, bevor du es irgendwem versprichst.',
      open: 'Ich würde gern zusagen. Wie viele Stunden würde das kosten?',
    },
    C: {
      helps: 'Du rundest auf, und Menschen mit C runden ab. Nenn nach außen ihre Zahl und behalte deine als Hoffnung.',
      open: 'Welche Zahl kann ich am Montag laut sagen und trotzdem gut schlafen?',
    },
  },
  IS: {
    D: {
      helps: 'Du verpackst Unangenehmes manchmal so weich, dass kaum etwas davon übrig bleibt. Sag es im ersten Satz, Menschen mit D hören es lieber gleich.',
      open: 'Das kommt vier Tage später. Ich wollte es selbst sagen.',
    },
    I: {
      helps: 'Das Reden fällt euch beiden leicht, und dann ist die Stunde um. Schreib die offene Frage auf eine Karte und leg sie zwischen eure Tassen.',
      open: 'Erst das eine, das wir klären müssen, dann die Geschichten. Einverstanden?',
    },
    S: {
      helps: 'Ihr wollt beide niemanden verstimmen. Fragt einander, was nicht gut läuft, und bedankt euch für die Antwort.',
      open: 'Was war diesen Monat ärgerlich? Mir fällt auch etwas ein.',
    },
    C: {
      helps: 'Du liest in Gesichtern, und die von Menschen mit C verraten beim Denken wenig. Nimm die Stille nicht als Nein: Mach eine Zeit aus und komm wieder.',
      open: 'Das braucht jetzt keine Antwort. Darf ich um drei noch einmal kommen?',
    },
  },
  IC: {
    D: {
      helps: 'Du kannst es in Bildern erzählen oder in Zahlen, und Menschen mit D wollen beides nicht lange hören. Wähl von jedem eine Zeile und lass den Rest auf Papier da.',
      open: 'Ich habe es auf zwei Zeilen gekürzt. Welche soll anders werden?',
    },
    I: {
      helps: 'Menschen mit I mögen deinen Schwung und stutzen, wenn du zu rechnen anfängst. Sag, wann du wechselst: Jetzt wird geträumt, jetzt wird geprüft.',
      open: 'Träumen wir bis halb elf. Danach stelle ich die trockenen Fragen.',
    },
    S: {
      helps: 'Um neun bist du manchmal heiter, um zehn kritisch, und Menschen mit S wissen nicht, woran sie sind. Sag, dass du am Plan zweifelst und dass ihre Arbeit gut war.',
      open: 'Mir gefällt, wie das gelöst ist. Darf ich bei einem Punkt nachhaken?',
    },
    C: {
      helps: 'Dir hilft Reden beim Denken, Menschen mit C denken lieber vor dem Reden. Schick deine Frage am Morgen und komm nach dem Mittagessen vorbei.',
      open: 'Heute früh kam meine Frage. Welcher Zweifel kam zuerst?',
    },
  },
  S: {
    D: {
      helps: 'Du wartest auf einen guten Moment, und den gibt es bei Menschen mit D nicht. Geh mit einem Satz und einem eigenen Vorschlag zu ihnen.',
      open: 'Ich habe eine Bitte und eine Idee dazu. Passt es für zwei Minuten?',
    },
    I: {
      helps: 'Menschen mit I haben viele Pläne auf einmal, und du wüsstest gern, welcher zählt. Lass sie eine Weile reden und wiederhole dann den, bei dem du helfen würdest.',
      open: 'Bei einem davon kann ich helfen. Bei welchem soll es sein?',
    },
    S: {
      helps: 'Ihr haltet beide Frieden, und eine alte Gewohnheit bleibt, auch wenn sie nicht mehr hilft. Probiert eine Woche lang eine kleine Änderung aus, mit einem Weg zurück.',
      open: 'Wie wäre es, wenn wir es bis Freitag anders machen, nur zum Ausprobieren?',
    },
    C: {
      helps: 'Menschen mit C suchen in einem Plan die schwache Stelle, und du hörst das leicht als Urteil über jemanden. Lass sie auch anstreichen, was schon gut ist.',
      open: 'Was kann so bleiben, wie es ist? Und wo gibt es Bedenken?',
    },
  },
  SD: {
    D: {
      helps: 'Dein Nein ist ruhig und kommt oft spät. Sag es früh, zusammen mit dem, was ein Ja daraus machen würde.',
      open: 'So nicht. Mit zwei Leuten mehr bin ich dabei.',
    },
    I: {
      helps: 'Du hältst den Kurs, und Menschen mit I sehen jeden Morgen einen besseren. Gib ihren neuen Ideen einen Platz und einen Tag und bleib beim Plan für heute.',
      open: 'Das kommt auf die Liste für Dienstag. Was machen wir heute fertig?',
    },
    S: {
      helps: 'Menschen mit S gehen dein Tempo mit und sagen nicht immer, wenn es zu viel wird. Sieh nach, was schon bei ihnen liegt, bevor du mehr dazulegst.',
      open: 'Was liegt gerade auf dem Tisch, das bis nächsten Monat warten kann?',
    },
    C: {
      helps: 'Du urteilst eher nach dem letzten Mal, und Menschen mit C fragen, ob das Glück war. Bring zwei frühere Fälle mit statt einem.',
      open: 'Im März ging es, im Mai auch. Was war da anders?',
    },
  },
  SI: {
    D: {
      helps: 'Vor lauter Freundlichkeit geht bei dir die Nachricht leicht unter. Sag sie Menschen mit D zuerst und das Freundliche danach.',
      open: 'Zuerst das Schlechte: Uns fehlen zwei Leute. Ich weiß, wer helfen könnte.',
    },
    I: {
      helps: 'Du hörst so gut zu, dass Menschen mit I leicht die Zeit vergessen. Fass zusammen, was du gehört hast, und gib es als einen Satz zurück.',
      open: 'Es geht also um mehr Zeit mit den Leuten. Habe ich das richtig verstanden?',
    },
    S: {
      helps: 'Zwischen zwei geduldigen Menschen bleibt eine Sorge leicht wochenlang liegen. Erzähl deine zuerst und nimm eine kleine, die sich lösen lässt.',
      open: 'Mich stört seit Tagen eine Kleinigkeit. Darf ich davon erzählen?',
    },
    C: {
      helps: 'Du fragst, wie es den Leuten geht, und Menschen mit C antworten, wie es mit der Arbeit steht. Fang mit der Arbeit an und frag später, wie viel Kraft sie kostet.',
      open: 'Welcher Teil hat am längsten gedauert? Den würde ich gern sehen.',
    },
  },
  SC: {
    D: {
      helps: 'Du hättest gern einen Tag mehr, Menschen mit D hätten gern einen weniger. Biete an, was heute fertig ist, und sag, was noch fehlt.',
      open: 'Die Hälfte lässt sich heute schon nutzen. Der Rest kommt am Montag.',
    },
    I: {
      helps: 'Menschen mit I springen von Thema zu Thema, und du kommst manchmal nicht mehr mit. Schreib jedes Thema auf und lies die Liste am Ende vor.',
      open: 'Ich habe vier Dinge notiert. Womit soll ich wirklich anfangen?',
    },
    S: {
      helps: 'Ihr haltet beide Wort und bittet selten um Hilfe. Sagt einmal in der Woche, was ihr abgeben würdet, wenn es ginge.',
      open: 'Eine Aufgabe könnte ich diese Woche übernehmen. Welche wäre das?',
    },
    C: {
      helps: 'Zu zweit könnt ihr an einem Plan feilen, bis der Termin vorbei ist. Entscheidet zusammen, welcher Teil grob bleiben darf.',
      open: 'Was darf diesmal grob bleiben? Ich würde die letzte Seite so lassen.',
    },
  },
  C: {
    D: {
      helps: 'Du nennst die Gründe und dann das Ergebnis, und Menschen mit D hören andersherum zu. Stell deinen Text auf den Kopf und fang mit der letzten Zeile an.',
      open: 'Ich bin für das günstigere Angebot. Für den Grund brauche ich drei Minuten.',
    },
    I: {
      helps: 'Deine Fragen sind Interesse und klingen für Menschen mit I doch manchmal nach Ablehnung. Sag dazu, warum du fragst, und lass es bei zweien.',
      open: 'Ich will, dass es klappt, darum zwei Fragen. Darf ich?',
    },
    S: {
      helps: 'Kurze Notizen am Rand sind für dich reine Fakten, auf Menschen mit S wirken sie leicht kühl. Schreib eine Zeile dazu, was du behalten würdest.',
      open: 'Die erste Hälfte würde ich behalten. Gehen wir den Rest zusammen durch?',
    },
    C: {
      helps: 'Ihr habt beide eine Methode, und beide funktionieren. Wählt für diese Arbeit eine aus und schreibt auf, warum.',
      open: 'Welche der zwei Methoden nehmen wir? Nächsten Monat gern die andere.',
    },
  },
  CD: {
    D: {
      helps: 'Ihr geht beide gleich auf die schwache Stelle los, und aus dem Gespräch wird leicht ein Duell. Klärt zuerst, was ihr beide gewinnen wollt.',
      open: 'Bis Mai soll es raus, da sind wir uns einig. Was steht im Weg?',
    },
    I: {
      helps: 'Du kommst gleich zu dem, was falsch ist, und Menschen mit I verlieren den Mut, bevor du beim Guten bist. Dreh die Reihenfolge um und lobe genau.',
      open: 'Ab Seite drei wollte ich weiterlesen. Darf ich zeigen, was ich streichen würde?',
    },
    S: {
      helps: 'Eine klare Anweisung von dir klingt für Menschen mit S manchmal wie ein Vorwurf. Sag, dass die Regel am Risiko liegt und nicht an ihnen.',
      open: 'Niemand hat etwas falsch gemacht. Machen wir diesen Schritt zusammen sicherer.',
    },
    C: {
      helps: 'Streng trifft auf streng, und ihr findet euch gegenseitig an der falschen Stelle streng. Klärt den Maßstab schriftlich, bevor die Arbeit beginnt.',
      open: 'Was fehlt heute noch bis zur Unterschrift? Schreiben wir es auf.',
    },
  },
  CI: {
    D: {
      helps: 'Du erklärst gern, wie es geht, und Menschen mit D möchten, dass es geht. Heb dir den Rundgang für später auf und zeig ihnen die eine Entscheidung, die ansteht.',
      open: 'Zu entscheiden ist nur eine Sache. Den Rest habe ich geprüft.',
    },
    I: {
      helps: 'Du gibst einer Idee Fakten, und Menschen mit I finden für Fakten ein Publikum. Frag, wie sie es erzählen würden, bevor du es korrigierst.',
      open: 'Wie würde das klingen, wenn wir es jemandem im Bus erzählen?',
    },
    S: {
      helps: 'Erfährst du etwas Neues, änderst du den Plan mit Vergnügen, und Menschen mit S haben sich gerade im alten eingerichtet. Sammle deine Änderungen und bring sie alle an einem Tag.',
      open: 'Ich habe drei Änderungen gesammelt. Ist heute ein guter Tag dafür?',
    },
    C: {
      helps: 'Dir hilft Reden, den Fehler zu finden, Menschen mit C hilft Ruhe. Teilt die Stunde: die erste Hälfte lesen, die zweite reden.',
      open: 'Lesen wir zehn Minuten. Danach möchte ich hören, was aufgefallen ist.',
    },
  },
  CS: {
    D: {
      helps: 'Du prüfst zur Sicherheit noch einmal, und auf Menschen mit D wirkt das leicht wie Zweifel. Sag, worauf du heute setzen würdest und was du später prüfst.',
      open: 'Bis Mittag brauchen wir einen Termin. Was müsste für Donnerstag stimmen?',
    },
    I: {
      helps: 'Menschen mit I reden schnell, und am Ende hast du Notizen, aber kamst nie dran. Lass dir am Anfang das Wort geben und bleib bei einem Satz.',
      open: 'Ich habe einen Punkt und würde ihn gern sagen, bevor wir anfangen.',
    },
    S: {
      helps: 'Ihr bringt beide Dinge lieber still in Ordnung, statt zu fragen. Macht aus: Wer zehn Minuten nicht weiterkommt, fragt.',
      open: 'Ich hänge an einem Schritt fest. Schauen wir ihn zusammen an?',
    },
    C: {
      helps: 'Ihr ratet beide ungern, also wartet ihr auf mehr Fakten. Legt einen letzten Tag für neue fest und entscheidet mit dem, was da ist.',
      open: 'Freitag ist der letzte Tag für Fakten. Was brauchen wir bis dahin noch?',
    },
  },
}
