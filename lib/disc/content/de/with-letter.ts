/** See the English file. `open` addresses nobody, because one or several hear it, and some of them say Sie. */
import type { PerLetter } from '../../letters'
import type { StyleCode } from '../../styles'
import type { WithLetter } from '../with-letter'

/** `WITH_LETTER[reader][other]`. */
export const WITH_LETTER: Record<StyleCode, PerLetter<WithLetter>> = {
  D: {
    D: {
      helps: 'Ihr entscheidet beide schnell und greift leicht nach demselben Steuer. Nennt das Ergebnis, das ihr braucht, und geht jeweils euren Weg dorthin.',
      open: 'Es sind zwei Anrufe zu machen. Wer will welchen? Ich nehme den anderen.',
    },
    I: {
      helps: 'Du hörst den Kern nach einem Satz, Menschen mit I finden ihn beim Reden. Bitte zuerst um die Geschichte, und urteile erst, wenn sie zu Ende ist.',
      open: 'Was gab es diese Woche Schönes zu hören?',
    },
    S: {
      helps: 'Druck macht Menschen mit S eher still, und still ist kein Ja. Nenn vor der Änderung den Grund, und lass eine Nacht zum Überschlafen.',
      open: 'Ich würde gern den Beginn verschieben. Was wäre dafür vorher nötig?',
    },
    C: {
      helps: 'Du traust deinem Gespür, Menschen mit C trauen der Akte. Nenn die eine Tatsache, auf der deine Wahl steht, dann wird sie geprüft und nicht du.',
      open: 'Ich neige zum zweiten Angebot. Welche Zahl spräche dagegen?',
    },
  },
  DI: {
    D: {
      helps: 'Du wirbst oft noch weiter, wenn der Handel schon steht. Hör bei D nach dem ersten Satz auf und warte: Die Pause bewirkt mehr als ein zweiter Grund.',
      open: 'Ich will das bis Freitag und brauche ein Ja. Soll ich sagen, warum?',
    },
    I: {
      helps: 'Ihr könnt beide einen Raum füllen, und dann hält niemand den Stift. Gib den Anfang ab und behalte den Schluss für dich.',
      open: 'Den Anfang gebe ich ab, und ich schreibe mit, was wir versprechen. Gut so?',
    },
    S: {
      helps: 'Dein Tempo macht eine Stunde lang Spaß und wird in einer Woche anstrengend. Lass Menschen mit S die Reihenfolge wählen, und bleib dabei.',
      open: 'Es sind drei Schritte. Welcher soll zuerst kommen?',
    },
    C: {
      helps: 'Bei großen Worten sucht C nach dem Kleingedruckten. Tausch ein Versprechen gegen eine Zahl, und sag, woher sie stammt.',
      open: 'Ich bin begeistert, also bitte nachprüfen: Wo sieht diese Zahl zu gut aus?',
    },
  },
  DS: {
    D: {
      helps: 'Hast du dich entschieden, hältst du daran fest, und Menschen mit D tun das auch. Sprich aus, was dich umstimmen würde, und frag dasselbe zurück.',
      open: 'Wird es ein Zehntel teurer, höre ich auf. Welche Grenze gilt sonst noch?',
    },
    I: {
      helps: 'Du wirkst festgelegt, während Menschen mit I noch mit Ideen spielen. Sag, welcher Teil offen ist, damit klar ist, wo gespielt wird.',
      open: 'Der Termin steht, der Weg dorthin noch nicht. Was fällt uns dazu ein?',
    },
    S: {
      helps: 'Ihr macht beide kein Aufheben, da entgeht dir ein Nein leicht. Frag, was bleiben soll, bevor du etwas verschiebst.',
      open: 'Bevor ich etwas anfasse: Was soll so bleiben, wie es ist?',
    },
    C: {
      helps: 'Du machst weiter, weil es läuft, und C hält an, um zu sehen, ob es trägt. Macht einen Tag für die Prüfung aus, und warte ihn ab.',
      open: 'Bis Mittwoch ist Zeit, nach Lücken zu suchen. Vorher fange ich nicht an.',
    },
  },
  DC: {
    D: {
      helps: 'Du kommst mit dem Beweis, und D will nur die Antwort. Schreib den Beweis auf eine zweite Seite, und gib die erste ab.',
      open: 'Meine Antwort ist Nein, und der Grund passt in einen Satz. Soll ich?',
    },
    I: {
      helps: 'Deine erste Bemerkung gilt oft dem Mangel. Beginn mit dem Teil, den du übernehmen würdest, und heb dir den Mangel für Minute zehn auf.',
      open: 'Den Anfang würde ich so nehmen, wie er ist. Sehen wir uns den Schluss an?',
    },
    S: {
      helps: 'Ein hoher Maßstab kann bei Menschen mit S wie eine Note ankommen. Sag, was gut genug ist, und hör dort auf, wenn es erreicht ist.',
      open: 'Zwei von drei sind fertig. Was würde beim letzten helfen?',
    },
    C: {
      helps: 'Jede Seite sieht den Fehler der anderen schon von der Tür aus. Einigt euch, welche Fehler zählen, bevor jemand die Datei öffnet.',
      open: 'Mit welchen zwei Fehlern können wir nicht leben? Ich fange an.',
    },
  },
  I: {
    D: {
      helps: 'Deine besten Geschichten haben drei Wendungen, und bei D kommt oft nur die erste an. Beginn mit dem Ende, und sieh, ob nach mehr gefragt wird.',
      open: 'Den Raum haben wir, bezahlt ist er auch. Soll ich den Rest erzählen?',
    },
    I: {
      helps: 'Bei euch kommen die Ideen schneller, als Hände schreiben. Sucht am Ende eine aus, und lasst die anderen einen Monat liegen.',
      open: 'Wir haben sechs Ideen und eine Woche. Welche macht am meisten Lust?',
    },
    S: {
      helps: 'Du magst es voll, Menschen mit S reden eher dort, wo zwei Stühle stehen. Trink vor dem Meeting einen Kaffee mit ihnen.',
      open: 'Ich habe genug geredet. Was blieb bisher ungesagt?',
    },
    C: {
      helps: 'Du spürst, dass es klappt, und C möchte es sehen. Bring einen kleinen Versuch mit, der scheitern kann, und lass dir sagen, was zählt.',
      open: 'Probieren wir es erst mit zehn Leuten. Welches Ergebnis würde überzeugen?',
    },
  },
  ID: {
    D: {
      helps: 'Ihr seid beide am liebsten vorn an der Tür. Lass D das Ziel nennen, und biete an, die Leute mitzubringen.',
      open: 'Die anderen hole ich dazu. Wohin soll es gehen?',
    },
    I: {
      helps: 'Du bringst Zug in den Spaß, und daraus wird leicht ein Wettlauf der Ideen. Werde einmal langsamer, und frag, was am Ende stolz machen würde.',
      open: 'Wenn wir im Juni nur eine Sache zeigen, welche?',
    },
    S: {
      helps: 'Dein schnelles Ja kann für Menschen mit S ein später Abend werden. Frag nach den Stunden, bevor du es irgendwem versprichst.',
      open: 'Ich würde gern zusagen. Wie viele Stunden würde das kosten?',
    },
    C: {
      helps: 'Du rundest auf, C rundet ab. Nimm nach außen die vorsichtige Zahl, und behalte deine als Hoffnung.',
      open: 'Welche Zahl kann ich am Montag laut sagen und trotzdem gut schlafen?',
    },
  },
  IS: {
    D: {
      helps: 'Du machst eine harte Nachricht manchmal so weich, dass kaum etwas bleibt. Sag das Harte im ersten Satz, D hat es lieber gleich.',
      open: 'Das kommt vier Tage später. Ich wollte es selbst sagen.',
    },
    I: {
      helps: 'Das Reden fällt euch beiden leicht, und dann ist die Stunde um. Schreib die offene Frage auf eine Karte, und leg sie zwischen die Tassen.',
      open: 'Erst das eine, das wir klären müssen, dann die Geschichten. Einverstanden?',
    },
    S: {
      helps: 'Ihr wollt beide niemanden verstimmen. Fragt einander, was nicht gut läuft, und dankt für die Antwort.',
      open: 'Was war diesen Monat ärgerlich? Ich habe auch etwas.',
    },
    C: {
      helps: 'Du liest in Gesichtern, und das von Menschen mit C zeigt beim Denken wenig. Nimm die Stille nicht als Nein, und komm zu einer festen Zeit wieder.',
      open: 'Das braucht jetzt keine Antwort. Darf ich um drei noch einmal kommen?',
    },
  },
  IC: {
    D: {
      helps: 'Du kannst es bunt erzählen oder mit Zahlen, und D will beides nicht lange. Wähl von jedem eine Zeile, und lass eine Kopie da.',
      open: 'Ich habe es auf zwei Zeilen gekürzt. Welche soll anders werden?',
    },
    I: {
      helps: 'Menschen mit I mögen deinen Schwung und stutzen, wenn du zu rechnen anfängst. Sag, wann du wechselst: Jetzt wird geträumt, jetzt wird geprüft.',
      open: 'Träumen wir bis halb. Danach stelle ich die trockenen Fragen.',
    },
    S: {
      helps: 'Um neun bist du heiter, um zehn kritisch, und bei S bleibt ein Fragezeichen. Sag, dass du am Plan zweifelst und die Arbeit gut war.',
      open: 'Mir gefällt, wie das gelöst ist. Darf ich bei einem Punkt nachhaken?',
    },
    C: {
      helps: 'Dir hilft Reden beim Denken, Menschen mit C denken lieber vor dem Reden. Schick deine Frage am Morgen, und komm nach dem Mittagessen vorbei.',
      open: 'Meine Frage kam heute früh. Was ist der erste Zweifel?',
    },
  },
  S: {
    D: {
      helps: 'Du wartest auf einen guten Moment, und bei D hat der Tag keinen. Geh mit einem Satz und einem eigenen Vorschlag hinein.',
      open: 'Ich habe eine Bitte und eine Idee dazu. Sind zwei Minuten Zeit?',
    },
    I: {
      helps: 'Bei I kommen die Pläne in einem Schwung, und du wüsstest gern, welcher zählt. Lass sie eine Weile laufen, und wiederhole dann den, bei dem du helfen würdest.',
      open: 'Bei einem davon kann ich helfen. Bei welchem soll es sein?',
    },
    S: {
      helps: 'Ihr haltet beide Frieden, und eine alte Gewohnheit bleibt auch dort, wo sie nicht mehr hilft. Probiert eine Woche lang eine kleine Änderung, mit einem Weg zurück.',
      open: 'Wie wäre es, wenn wir es bis Freitag anders machen, nur zum Ausprobieren?',
    },
    C: {
      helps: 'C sucht in einem Plan die schwache Stelle, und du hörst es leicht als Urteil über Menschen. Bitte darum, auch anzustreichen, was schon gut ist.',
      open: 'Was könnte so bleiben? Und danach: Was macht Sorgen?',
    },
  },
  SD: {
    D: {
      helps: 'Dein Nein ist ruhig und kommt oft spät. Sag es früh, zusammen mit dem, was ein Ja daraus machen würde.',
      open: 'So nicht. Mit zwei Leuten mehr bin ich dabei.',
    },
    I: {
      helps: 'Du hältst den Kurs, und mit I taucht jeden Morgen ein besserer auf. Gib neuen Ideen einen Platz und einen Tag, und bleib beim Plan für heute.',
      open: 'Das kommt auf die Liste für Dienstag. Was machen wir heute fertig?',
    },
    S: {
      helps: 'Menschen mit S gehen dein Tempo mit und sagen selten, wenn es zu viel wird. Sieh nach, was sie tragen, bevor du mehr dazulegst.',
      open: 'Was liegt gerade auf dem Tisch, das bis nächsten Monat warten kann?',
    },
    C: {
      helps: 'Du urteilst nach dem letzten Mal, und C fragt, ob das letzte Mal Glück war. Bring zwei frühere Fälle mit statt einem.',
      open: 'Im März ging es, im Mai auch. Was war da anders?',
    },
  },
  SI: {
    D: {
      helps: 'Vor lauter Freundlichkeit geht bei dir leicht die Nachricht unter. Bei D kommt sie zuerst, das Nette danach.',
      open: 'Zuerst das Schlechte: Uns fehlen zwei Leute. Ich weiß, wer helfen könnte.',
    },
    I: {
      helps: 'Du hörst so gut zu, dass Menschen mit I die Zeit vergessen. Fass zusammen, was du gehört hast, und gib es als einen Satz zurück.',
      open: 'Es geht also um mehr Zeit mit Menschen. Habe ich das richtig verstanden?',
    },
    S: {
      helps: 'Zwischen zwei geduldigen Menschen kann eine Sorge wochenlang sitzen. Erzähl deine zuerst, und nimm eine, die klein genug zum Lösen ist.',
      open: 'Mich stört seit Tagen eine Kleinigkeit. Darf ich sie erzählen?',
    },
    C: {
      helps: 'Du fragst, wie es den Leuten geht, und hörst, wie es der Arbeit geht. Fang bei C mit der Arbeit an, und frag später, was sie kostet.',
      open: 'Welcher Teil hat am längsten gedauert? Den würde ich gern sehen.',
    },
  },
  SC: {
    D: {
      helps: 'Du hättest gern einen Tag mehr, und D hätte gern einen Tag weniger. Biete an, was heute fertig ist, und sag, was noch fehlt.',
      open: 'Die Hälfte ist heute zu gebrauchen. Der Rest kommt am Montag.',
    },
    I: {
      helps: 'Springt das Gespräch mit I von Thema zu Thema, bleibst du leicht zurück. Schreib jedes Thema auf, und lies die Liste am Ende vor.',
      open: 'Ich habe vier Dinge notiert. Womit soll ich wirklich anfangen?',
    },
    S: {
      helps: 'Ihr haltet beide Wort und bittet selten um Hilfe. Sagt einmal in der Woche, was ihr abgeben würdet, wenn es ginge.',
      open: 'Wenn ich diese Woche eine Aufgabe abnehmen könnte, welche wäre es?',
    },
    C: {
      helps: 'Zu zweit könnt ihr an einem Plan feilen, bis sein Tag vorbei ist. Entscheidet zusammen, welcher Teil grob bleiben darf.',
      open: 'Was darf diesmal grob bleiben? Ich würde die letzte Seite so lassen.',
    },
  },
  C: {
    D: {
      helps: 'Du nennst die Gründe und dann das Ergebnis, und D hört andersherum zu. Dreh deine Seite um, und fang mit der letzten Zeile an.',
      open: 'Ich bin für das günstigere Angebot. Den Grund zeige ich in drei Minuten.',
    },
    I: {
      helps: 'Deine Fragen sind Interesse und klingen doch manchmal nach Türen, die zugehen. Sag dazu, warum du fragst, und hör nach zweien auf.',
      open: 'Ich will, dass es klappt, darum zwei Fragen. Darf ich?',
    },
    S: {
      helps: 'Kurze Notizen am Rand sind für dich Fakten, auf Menschen mit S wirken sie leicht kühl. Schreib eine Zeile dazu, was du behalten würdest.',
      open: 'Die erste Hälfte würde ich behalten. Gehen wir den Rest zusammen durch?',
    },
    C: {
      helps: 'Jede Seite hat eine Methode, und beide funktionieren. Wählt für diese Arbeit eine aus, und schreibt auf, warum.',
      open: 'Welche der zwei Methoden nehmen wir? Nächsten Monat gern die andere.',
    },
  },
  CD: {
    D: {
      helps: 'Ihr geht beide gleich auf die schwache Stelle los, und aus dem Gespräch wird leicht ein Duell. Klärt zuerst, was ihr beide gewinnen wollt.',
      open: 'Es soll bis Mai raus, so viel ist klar. Was steht im Weg?',
    },
    I: {
      helps: 'Du kommst gleich zu dem, was falsch ist, und Menschen mit I verlieren den Mut, bevor du beim Guten bist. Dreh die Reihenfolge um, und lobe genau.',
      open: 'Ab Seite drei wollte ich weiterlesen. Darf ich zeigen, was ich streichen würde?',
    },
    S: {
      helps: 'Eine klare Anweisung von dir klingt für Menschen mit S manchmal nach Schuld. Sag, dass die Regel vom Risiko kommt und niemanden meint.',
      open: 'Niemand hat etwas falsch gemacht. Ich will diesen Schritt nur sicherer machen.',
    },
    C: {
      helps: 'Streng trifft auf streng, und jede Seite findet die andere an der falschen Stelle streng. Klärt den Maßstab schriftlich, bevor die Arbeit beginnt.',
      open: 'Was fehlt heute noch zur Unterschrift? Schreiben wir es auf.',
    },
  },
  CI: {
    D: {
      helps: 'Du erklärst gern, wie es funktioniert, und D möchte, dass es funktioniert. Heb dir den Rundgang für später auf, und zeig die eine Wahl, die es gibt.',
      open: 'Es gibt genau eine Wahl zu treffen. Den Rest habe ich geprüft.',
    },
    I: {
      helps: 'Du gibst einer Idee Fakten, und I findet für Fakten ein Publikum. Frag, wie die Geschichte geht, bevor du sie verbesserst.',
      open: 'Wie würde das klingen, wenn wir es jemandem im Bus erzählen?',
    },
    S: {
      helps: 'Für eine neue Tatsache änderst du den Plan mit Vergnügen, und Menschen mit S haben sich gerade im alten eingerichtet. Sammle deine Änderungen, und bring sie an einem Tag.',
      open: 'Ich habe drei Änderungen gesammelt. Ist heute ein guter Tag dafür?',
    },
    C: {
      helps: 'Dir hilft Reden, den Fehler zu finden, bei C hilft Ruhe. Teilt die Stunde: die erste Hälfte lesen, die zweite reden.',
      open: 'Lesen wir zehn Minuten. Danach möchte ich hören, was aufgefallen ist.',
    },
  },
  CS: {
    D: {
      helps: 'Du prüfst zur Sicherheit noch einmal, und für D sieht es nach Zweifel aus. Sag, worauf du heute setzen würdest und was du später prüfst.',
      open: 'Bis Mittag brauchen wir einen Termin. Was müsste für Donnerstag stimmen?',
    },
    I: {
      helps: 'Nach einem schnellen Gespräch mit I hast du Notizen und warst nie dran. Bitte am Anfang um deinen Moment, und bleib bei einem Satz.',
      open: 'Ich habe einen Punkt und würde ihn gern sagen, bevor wir anfangen.',
    },
    S: {
      helps: 'Ihr bringt beide Dinge lieber still in Ordnung, statt zu fragen. Macht aus, dass zehn Minuten Festhängen reichen.',
      open: 'Ich hänge an einem Schritt fest. Schauen wir ihn zusammen an?',
    },
    C: {
      helps: 'Ihr ratet beide ungern, also wartet ihr auf mehr Fakten. Setzt einen letzten Tag für neue, und entscheidet mit dem, was da ist.',
      open: 'Freitag ist der letzte Tag für Fakten. Was fehlt uns bis dahin noch?',
    },
  },
}
