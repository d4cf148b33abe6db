import type { StyleContent } from '@/lib/disc/content/types'

export const d: StyleContent = {
  code: 'D',
  name: 'Erster Schritt',
  nickname: 'Startschuss',
  preview: {
    keywords: ['Direkt', 'Schnell', 'Ehrgeizig', 'Eigenständig'],
    coreTraits: {
      pace: {
        title: 'Schnell und zuerst',
        text: 'Du antwortest, bevor die Frage zu Ende ist, und füllst die Lücken später.',
      },
      perspective: {
        title: 'Das Ergebnis',
        text: 'Was bis Freitag anders ist, zählt für dich mehr als der Weg dorthin.',
      },
      focus: {
        title: 'Aufgabe zuerst',
        text: 'Morgens kommt erst die Arbeit und dann der Gruß, wenn überhaupt.',
      },
    },
    summary: 'Andere beschreiben noch das Problem, da hast du schon Leute am Telefon, die es lösen können. Auf eine Erlaubnis zu warten, ist für dich verlorene Zeit. Betroffene hören von einer Entscheidung oft erst, wenn sie gefallen ist.',
  },
  detail: {
    description: [
      'Deine Woche beginnt mit dem, was alles andere blockiert. Kommt eine Lieferung zu spät, rufst du gleich die Geschäftsleitung der Firma an und nicht die Zentrale. Dreht sich ein Meeting im Kreis, lässt du abstimmen. Deine E-Mails haben drei Zeilen, und die letzte ist eine Bitte. Neues probierst du gern früher aus als alle anderen, auch wenn du danach noch einmal von vorn anfangen musst.',
      'Unter Druck wirst du knapper und schneller. Erklärt jemand aus dem Team erst den Hintergrund, steht dir ins Gesicht geschrieben, dass du auf das Ende wartest. Deshalb kommen manche nur noch mit fertigen Antworten zu dir, und schlechte Nachrichten kommen spät. An einem ruhigen Tag suchst du etwas zum Anschieben, und das kann ein Projekt sein, das ohne dich gut lief. Dieselbe Gewohnheit hilft, wenn ein Auftrag wegbricht oder eine Maschine steht: Du gehst ans Telefon, nennst den nächsten Schritt und trägst die Folgen, wenn er falsch war.',
    ],
    coreValues: [
      {
        title: 'Ergebnisse',
        text: 'Ein Plan an der Wand bedeutet dir wenig, solange nichts ausgeliefert, unterschrieben oder verkauft ist.',
      },
      {
        title: 'Freie Hand',
        text: 'Wenn Ziel und Budget feststehen, willst du den Weg allein wählen.',
      },
      {
        title: 'Tempo',
        text: 'Eine schlechte Antwort von heute lässt sich für dich ausbessern. Eine gute im nächsten Monat kommt zu spät.',
      },
      {
        title: 'Gewinnen',
        text: 'Rangliste, Ausschreibung, Konkurrenz in derselben Stadt: Das gibt dir mehr Schwung als eine Dankeskarte.',
      },
      {
        title: 'Dafür geradestehen',
        text: 'Geht in deiner Abteilung ein Auftrag schief, willst du selbst bei den Betroffenen anrufen.',
      },
    ],
    strengths: [
      {
        title: 'Mit halben Fakten entscheiden',
        text: 'Wenn der Lkw losmuss und zwei Antworten fehlen, wählst du eine Ladung und schickst sie auf den Weg. Ab und zu war die fehlende Antwort die wichtige.',
      },
      {
        title: 'Den Preis zuerst nennen',
        text: 'In einer Verhandlung sagst du deine Zahl, während die andere Seite noch in ihren Unterlagen blättert. Manche fühlen sich gedrängt und wenden sich danach still an die Konkurrenz.',
      },
      {
        title: 'Streichen, was niemand kauft',
        text: 'Du siehst zum Beispiel morgens die Liste und streichst noch am Vormittag das Produkt, von dem im Jahr 40 Stück weggehen. Wer es entwickelt hat, erfährt davon aus dem Katalog.',
      },
      {
        title: 'Im Ernstfall übernehmen',
        text: 'Fällt zum Beispiel das System aus, verteilst du Aufgaben, bevor jemand fragt, wer zuständig ist. Das Steuer danach wieder abzugeben, fällt dir schwerer.',
      },
      {
        title: 'Kritik noch am selben Tag sagen',
        text: 'War ein Angebot aus dem Team schwach, sagst du es noch vor Feierabend. Was du über Nacht vergisst, trägt die andere Person manchmal einen Monat mit sich herum.',
      },
      {
        title: 'Ohne Vorlage anfangen',
        text: 'Wo es noch nie eine Filiale gab, mietest du die Räume und lernst den Rest unterwegs. Wer nach dir kommt, findet keine Anleitung und macht deine Fehler noch einmal.',
      },
    ],
    limitations: [
      {
        title: 'Frag, bevor du verkündest',
        text: 'Geändert wird am Montag, erklärt am Mittwoch. Wer dich gewarnt hätte, behält Warnungen mit der Zeit für sich.',
      },
      {
        title: 'Hör bis zum Ende zu',
        text: 'Du antwortest, sobald du ahnst, was jemand meint. Stimmt die Ahnung nicht, verbringst du einen Nachmittag mit einem Problem, das niemand hat.',
      },
      {
        title: 'Überhol nicht dein eigenes Team',
        text: 'Du beantwortest eine Anfrage von außen, bevor die Zuständigen dazu kommen. Sie halten sich zurück, und bald hast du ihre Arbeit und kannst keinen Tag freinehmen.',
      },
      {
        title: 'Nenn den Grund',
        text: 'Du verteilst Aufträge ohne das Warum. Ändert sich die Lage, kann das Team nicht allein umsteuern und steht jedes Mal wieder bei dir.',
      },
      {
        title: 'Kehr früher um',
        text: 'Umkehren sieht für dich nach Verlieren aus. Also schiebst du eine schwache Entscheidung noch einen Monat weiter, und die Reparatur verbraucht das Geld fürs nächste Projekt.',
      },
    ],
    developmentTips: [
      'Bleib nach dem nächsten Teammeeting fünf Minuten sitzen und frag, wer es anders sieht.',
      'Frag am Donnerstag zwei Leute, was sie dir vor deiner letzten Entscheidung gesagt hätten.',
      'Warte zehn Minuten, bevor du eine E-Mail beantwortest, die dich ärgert, und lösch dann deine erste Zeile.',
      'Nimm dir eine langweilige Aufgabe vom Stapel und bring sie bis Mittag zu Ende, das Handy in der Schublade.',
      'Frag morgen am Anfang eines Telefonats, wie der Tag bisher läuft, und hör zwei volle Minuten zu.',
      'Gib diese Woche eine Entscheidung unter 200 Euro ab und sieh bis Freitag nicht nach.',
    ],
    workStyle: {
      leadership:
        'Dein Team läuft in deinem Tempo, und alle kennen das Ziel, weil du es jeden Morgen wiederholst. Ein Ziel allein reicht ihnen nicht: Sag, was sie ohne dich entscheiden dürfen, und sag es, bevor die Arbeit losgeht. Sonst übernehmen die Schnellen dein Tempo, und die Vorsichtigen warten auf Anweisungen.',
      teamRole:
        'Sucht die Leitung Freiwillige, hört die Runde zuerst deine Stimme. Du nimmst das Unbeliebte, etwa den Anruf bei verärgerter Kundschaft, und erwartest, dass der Rest mitzieht. Gemeinsame Arbeit, für die niemand klar zuständig ist, hältst du schlecht aus. Also reißt du sie an dich, und später ärgert dich, wie voll deine Liste ist.',
      communication:
        'Kurz, mündlich und sofort. Du rufst an, wo andere schreiben, und wenn du schreibst, lässt du die Anrede weg. Das spart Zeit bei Menschen, die dich kennen. Wer neu im Team ist, liest dieselbe Nachricht als Ärger. Eine Zeile dazu, etwa warum du es bis Mittag brauchst, erspart dir ein zweites Gespräch.',
      environment:
        'Ein klarer Punktestand, kurze Wege zu denen, die entscheiden, und freie Wahl der Methode halten dich bei der Sache. Formulare, die über fünf Schreibtische wandern, und Wochenberichte, auf die niemand reagiert, zermürben dich. Du magst Orte, an denen Probleme unangemeldet kommen: eine Baustelle, eine Verkaufsfläche, eine volle Station. Für ruhige Routinearbeit brauchst du eine Frist oder Konkurrenz.',
    },
    careers: [
      {
        title: 'Bauleitung',
        text: 'Zehn Gewerke wollen um sieben Uhr früh Antworten, und du gibst sie gern.',
      },
      {
        title: 'Pflege in der Notaufnahme',
        text: 'Wer zur Tür hereinkommt, bestimmt das Tempo, und im Raum zählen kurze, klare Ansagen.',
      },
      {
        title: 'Rettungsleitstelle',
        text: 'Am Telefon schreit jemand, und du schickst den Wagen los, während das Gespräch noch läuft.',
      },
      {
        title: 'Küchenleitung',
        text: 'Jeder Abend ist ein Rennen mit Ziellinie, und du sagst die Bestellungen an.',
      },
      {
        title: 'Schulleitung',
        text: 'An einer festgefahrenen Schule muss jemand die Beschwerden annehmen und den Stundenplan ändern.',
      },
      {
        title: 'Produktmanagement',
        text: 'Du wählst, was auf den Markt kommt, streichst den Rest und siehst das Ergebnis nach Wochen.',
      },
      {
        title: 'Tourneeleitung',
        text: 'Die Bühne muss um sechs in der nächsten Stadt stehen, egal was nachts kaputtging.',
      },
      {
        title: 'Betriebsleitung',
        text: 'Späte Lieferungen und stehende Bänder geben dir jeden Morgen ein neues Problem zum Lösen.',
      },
    ],
    goals: [
      {
        goal: 'Hör dir Einwände vor der Entscheidung an',
        metric: 'Fünf Entscheidungen, vor denen ein Einwand schriftlich vorlag',
        firstStep: 'Schreib jemandem aus dem Team, was du gleich entscheiden willst, und frag, was schiefgehen könnte.',
      },
      {
        goal: 'Gib ganze Entscheidungen ab',
        metric: 'Vier Entscheidungen, die andere ohne deine Freigabe getroffen haben',
        firstStep: 'Schreib die letzten zehn Dinge auf, die du freigeben solltest, und gib zwei davon für immer ab.',
      },
      {
        goal: 'Sag das Warum dazu',
        metric: 'Zehn Aufträge, jeder mit einer Zeile Begründung',
        firstStep: 'Öffne deinen letzten Auftrag und ergänze einen Satz mit dem Grund.',
      },
    ],
    phrases: [
      {
        say: 'Ich habe eine Meinung, aber vorher will ich deine hören.',
        avoid: 'Also, wir machen das jetzt so.',
      },
      {
        say: 'Ich war heute Morgen kurz angebunden. Was ist mir entgangen?',
        avoid: 'Nimm doch nicht alles so persönlich.',
      },
      {
        say: 'Das war meine Entscheidung, und sie war falsch. Heute ändere ich Folgendes.',
        avoid: 'Das konnte damals ja niemand wissen.',
      },
      {
        say: 'Wir wollen beide ans Steuer. Du nimmst die Preise, ich die Lieferung, und wir reden uns nicht rein.',
        avoid: 'Lass mich das mal machen, ich bin schneller.',
        to: 'D',
      },
      {
        say: 'Erzähl mir erst die Idee. Dann suchen wir zwei Schritte aus, mit denen wir anfangen.',
        avoid: 'Spar dir die Geschichte und gib mir die Zahlen.',
        to: 'I',
      },
      {
        say: 'Das ändert ab nächstem Monat deine Schicht. Was würde dir den Wechsel leichter machen?',
        avoid: 'Ab morgen gilt für alle der neue Plan.',
        to: 'S',
      },
      {
        say: 'Welche drei Zahlen brauchst du, damit du das unterschreibst?',
        avoid: 'Für das ganze Prüfen haben wir keine Zeit.',
        to: 'C',
      },
    ],
    workingWith: {
      I: {
        title: 'Lass Zeit zum Erzählen',
        text: 'Menschen, die laut denken, wollen vor der Tagesordnung ein paar Minuten echten Kontakt. Deine knappen Antworten sind für sie eine geschlossene Tür, ihre Umwege sind für dich verlorene Zeit. Halte die ersten fünf Minuten frei fürs Reden. Frag dann, um welche Idee sie sich selbst kümmern wollen, und sag vor anderen, von wem sie kam.',
      },
      S: {
        title: 'Setz den Blinker, bevor du abbiegst',
        text: 'Wer einen gleichmäßigen Rhythmus mag, streitet im Meeting nicht mit dir. Es wird genickt, und dann geht die Arbeit langsamer, weil die Änderung etwas umwirft, nach dem du nicht gefragt hast. Bring die Nachricht einen Tag vorher, nenn, was bleibt, stell deine Frage unter vier Augen und halte die Stille aus, die dann kommt.',
      },
      C: {
        title: 'Gib der Frage Zeit',
        text: 'Wer alles prüft, schützt ein Ergebnis, auf dem dein Name steht. Du hörst in den Fragen Zweifel, die andere Person hört in deinen Antworten Nachlässigkeit, und ihr werdet beide ungeduldig. Schick die Zahlen vor dem Meeting, statt sie dort zu zeigen. Lass dir eine Bedingung stellen und halte sie ein, auch wenn sie dich einen Tag kostet.',
      },
    },
  },
}
