import type { StyleContent } from '@/lib/disc/content/types'

export const si: StyleContent = {
  code: 'SI',
  name: 'Runder Tisch',
  nickname: 'Freier Stuhl',
  preview: {
    keywords: ['Einladend', 'Kooperativ', 'Herzlich', 'Nachgiebig'],
    coreTraits: {
      pace: { title: 'Entspannt', text: 'Du lässt im Plan Lücken für alle, die kurz mit dir reden wollen.' },
      perspective: { title: 'Wen es betrifft', text: 'Bei einem Problem siehst du erst die Gesichter ringsum und dann das Problem.' },
      focus: { title: 'Menschen, von Anfang bis Ende', text: 'Alle werden gefragt, niemand wird vergessen, und im Gespräch wird die Aufgabe fertig.' },
    },
    summary: 'Steht jemand ohne Sitzplatz da, hast du schon einen Stuhl herangezogen. Wenn du da bist, kommt die Gruppe besser miteinander aus. Zu kurz kommt die unangenehme Nachricht: Du polsterst sie so gut, dass manche gehen, ohne sie gehört zu haben.',
  },
  detail: {
    description: [
      'Dein Kalender ist voller anderer Leute. An einem Montag zeigst du vielleicht zwei Neuen das Haus, lässt eine Karte mit Genesungswünschen unterschreiben und tauschst eine Schicht, damit jemand zur Schulaufführung kann. Du planst, indem du fragst. So dauert der Plan länger, und es beschweren sich weniger. Gearbeitet wird bei dir in der Küche, auf dem Flur und im Chat. Jemand erwähnt beim Tassenspülen ein Problem, und bis Mittag sitzt die Person daneben, die es lösen kann.',
      'Schwierig wird es, wo Freundlichkeit zu einer Person eine andere etwas kostet. Zwei wollen den einen freien Schreibtisch, das Geld reicht für einen einzigen Platz in der Schulung, oder jemand Nettes liefert schlechte Arbeit. Du suchst eine Lösung, die allen gefällt, und fragst alle ein drittes Mal. Inzwischen ist aus jedem Gespräch ein Gefallen geworden, und die stillen Aufgaben sind ans Ende des Tages gerutscht. Ein guter Tag, sagst du, und das war er auch. Nur ist die Rechnung immer noch nicht raus.',
    ],
    coreValues: [
      { title: 'Platz für alle', text: 'Du liest die Einladungsliste zweimal und suchst den Namen, der fehlt.' },
      { title: 'Ein freundlicher Ton', text: 'Bevor du eine Nachricht abschickst, prüfst du, ob sie kühl klingen könnte.' },
      { title: 'Geteiltes Lob', text: 'Am Ende eines Projekts dankst du elf Leuten und meinst es bei jedem Namen.' },
      { title: 'Gefragt werden', text: 'Hat niemand die gefragt, die es betrifft, beschäftigt dich das tagelang.' },
      { title: 'Zusammen essen', text: 'Das Mittagessen mit dem anderen Team gehört für dich zur Arbeit, die Stunde verteidigst du.' },
    ],
    strengths: [
      { title: 'Die Stillen fragen', text: 'Im Planungsmeeting fragst du zum Beispiel die Azubis, was ihnen in der Spätschicht aufgefallen ist. Es wird später als geplant, und wer einen Zug erreichen muss, sieht zur Tür.' },
      { title: 'Übergaben persönlich machen', text: 'Du rufst das nächste Team an, stellst alle mit Namen vor und bleibst dran, bis beide Seiten sich kennen. Die halbe Stunde dafür hat niemand eingeplant.' },
      { title: 'Wissen, wer etwas weiß', text: 'Geht es zum Beispiel um eine alte Maschine, nennst du die richtige Person, die Durchwahl und die beste Uhrzeit. Dein Schreibtisch wird so zur Auskunft für das ganze Haus.' },
      { title: 'Die Stimmung retten', text: 'Nach einem angespannten Telefonat setzt du zwei Leute an einen Tisch und fängst mit etwas Alltäglichem an. Der Streit selbst kommt vielleicht nie zur Sprache.' },
      { title: 'Pläne machen, die alle tragen', text: 'Dein Dienstplan übersteht den Dezember, weil du alle gefragt hast, bevor er im Flur hing. Die 19 Gespräche dafür füllen fast den ganzen November.' },
      { title: 'Im Einkauf freundlich bleiben', text: 'Wegen verspäteter Kartons rufst du zum Beispiel eine Firma an und fragst erst, wie dort der Umzug war. So kommt ihr erst zuletzt auf die Kartons zu sprechen und manchmal gar nicht.' },
    ],
    limitations: [
      { title: 'Beginn mit dem Unangenehmen', text: 'Vor jeder Kritik stehen bei dir vier nette Sätze. Dein Gegenüber geht erleichtert nach Hause, der Fehler passiert noch einmal, und das zweite Gespräch wird für beide schwerer.' },
      { title: 'Entscheide, auch wenn Stimmen fehlen', text: 'Du fragst herum, bis niemand mehr etwas dagegen hat. Bis dahin ist das Hotel ausgebucht, und wer eine klare Antwort wollte, hat etwas anderes vor.' },
      { title: 'Zähl mit, bevor du Ja sagst', text: 'Jedes kleine Ja kostet 20 Minuten, und du sagst es sechsmal am Tag. Dein Bericht, der mittags fällig war, entsteht in der Nacht.' },
      { title: 'Nenn den vollen Preis', text: 'Bittet eine Firma um ein Angebot, gehst du mit dem Preis herunter, bevor jemand etwas einwendet. Alle bleiben freundlich, und am Auftrag ist nichts verdient.' },
      { title: 'Halt es aus, wenn jemand verstimmt ist', text: 'Eine kühle Antwort kann dich einen Nachmittag kosten. Dieser einen Person zuliebe kippst du einen guten Beschluss, und sechs andere stellen sich um.' },
    ],
    developmentTips: [
      'Beginne am Mittwoch ein schwieriges Gespräch mit dem Problem im ersten Satz und sei nach 30 Sekunden still.',
      'Setz an drei Vormittagen von neun bis zehn Kopfhörer auf und bring jedes Mal eine Schreibarbeit zu Ende.',
      'Frag vor der nächsten Gruppenentscheidung nur zwei Leute und sag noch am selben Nachmittag, was gilt.',
      'Führ fünf Tage lang eine Strichliste deiner Gefallen, auf Papier, und hör bei drei am Tag auf.',
      'Nenn im nächsten Angebot einmal deinen Preis und zähl dann still bis zehn, bevor du weiterredest.',
      'Gib das Sammeln fürs nächste Abschiedsgeschenk bis Mittag an jemanden ab, mit Umschlag und ohne Anleitung.',
    ],
    workStyle: {
      leadership: 'Deine Meetings beginnen mit einer ernst gemeinten Frage, wie es geht, und am Ende ziehen die meisten noch mit. Lob gibst du oft und mit Namen, für schwache Arbeit gibt es nur Andeutungen. Dein Team will aber wissen, wo es steht. Setz einmal im Monat ein Gespräch an, das mit den Ergebnissen anfängt.',
      teamRole:
        'Du kümmerst dich um die Ränder der Gruppe: ums Vorstellen, um die Mitfahrgelegenheit zur Schulung, um die zweite Tasse für den Besuch. Die ungeschriebenen Regeln lernt bei dir in drei Tagen, wer neu ist. Zwischen den Abteilungen läuft vieles über dich, und dein Urlaub wird für sie zum Problem. Bring sie direkt zusammen und halte aus, dass manche Freundschaft ohne dich läuft.',
      communication:
        'Du redest in Geschichten und Fragen, und dein Ton richtet sich danach, wer zuhört. Wenn du wählen kannst, rufst du an und lässt das Schreiben sein. In deinen Nachrichten stecken ein Gruß, ein Witz und drei Themen, und das zweite ist dringend. Nummerier sie deshalb. Geht es um Geld oder eine Frist, schreib einen klaren Satz ohne weiches Wort.',
      environment:
        'Gemeinsame Tische, offene Türen und ein Team aus alten und neuen Gesichtern geben dir Kraft. Du magst Arbeit, bei der dieselben Leute wiederkommen, etwa in einer Praxis, einer Schule oder einem Laden mit Stammkundschaft. Sitzt du lange Tage allein vor einer Tabelle, suchst du im Chat nach Gesellschaft. Kalte Rivalität zwischen Abteilungen zermürbt dich in wenigen Wochen.',
    },
    careers: [
      { title: 'Freiwilligenkoordination', text: 'Wer ohne Lohn hilft, bleibt dort, wo der eigene Name bekannt ist.' },
      { title: 'Empfang in der Zahnarztpraxis', text: 'Gegen Nervosität helfen eine nette Frage und ein ehrliches Wort, wie lange es noch dauert.' },
      { title: 'Betreuung im Hort', text: 'Bei 20 Kindern helfen Lieder, Routine und dein Blick für jedes einzelne.' },
      { title: 'Personalbetreuung', text: 'Ein erster Arbeitstag gelingt, wenn auch ans Mittagessen gedacht ist.' },
      { title: 'Einsatzplanung im Kundendienst', text: 'Wer repariert und wer wartet, bekommt deinen Anruf, bevor sich jemand ärgert.' },
      { title: 'Kinderbibliothek', text: 'Vorlesestunde, schüchterne Leseratten, müde Eltern: Bei dir finden alle einen Platz.' },
      { title: 'Kundenbetreuung in der IT', text: 'Firmen wollen eine freundliche Stimme, die weiß, was bei ihnen eingerichtet ist.' },
      { title: 'Töpferkurse an der Volkshochschule', text: 'Wer sich nicht traut, bekommt Ton, Gesellschaft und Zeit zum Umsehen.' },
    ],
    goals: [
      { goal: 'Überbring schlechte Nachrichten knapp', metric: 'Vier unangenehme Nachrichten in höchstens zwei Sätzen', firstStep: 'Schreib den Satz auf, den du seit Tagen abmilderst, und streich jede Entschuldigung darin.' },
      { goal: 'Sichere dir Zeit zum Schreiben', metric: 'Acht stille Stunden mit ausgeschaltetem Chat', firstStep: 'Reserviere eine Stunde im Kalender und sag im Team Bescheid.' },
      { goal: 'Entscheide mit weniger Meinungen', metric: 'Fünf Entscheidungen, für die du höchstens zwei Leute gefragt hast', firstStep: 'Wähl eine offene Frage und schreib die zwei Namen auf, die du fragen willst.' },
    ],
    phrases: [
      { say: 'Ich bin für den späteren Beginn. Zwei Gründe von mir, dann hör ich deine.', avoid: 'Ich will niemanden aufhalten, mir passt beides.', to: 'D' },
      { say: 'Du buchst die Band, ich den Saal. Und damit ist die Planung fertig.', avoid: 'Und wenn wir auch noch die vom anderen Stock mit ihren Familien einladen?', to: 'I' },
      { say: 'Du bist so still, seit der neue Plan hängt. Was soll ich daran ändern?', avoid: 'Mit dem neuen Plan sind doch alle zufrieden, oder?', to: 'S' },
      { say: 'Hier sind die vier Termine und die Kosten. Die Geschichte dazu gibt’s danach.', avoid: 'Das hat sich alles so schön gefügt, das muss ich dir von vorn erzählen.', to: 'C' },
      { say: 'In drei Tabellen des Berichts stecken Fehler. Korrigier sie bitte, bevor du ihn weiterschickst.', avoid: 'Ein wirklich schöner Bericht, schau vielleicht noch mal kurz drüber.' },
      { say: 'Dieses Wochenende kann ich nicht tauschen. Frag die anderen, nächsten Monat helf ich.', avoid: 'Ich hatte zwar was vor, aber egal, ich komme.' },
      { say: 'Das kostet 900 Euro, der Aufbau ist dabei. Überleg es dir in Ruhe.', avoid: '900 wären das, aber da finden wir bestimmt noch was Günstigeres.' },
    ],
    workingWith: {
      D: {
        title: 'Fang mit der Bitte an',
        text: 'Menschen, die in Zielen denken, warten ungeduldig, bis deine nette Einleitung vorbei ist. Sie brauchen die Bitte, den Termin und zwei Möglichkeiten zur Auswahl. Antworten ohne Gruß treffen dich, und bald richtest du es so ein, dass du gar nicht mehr fragen musst. Geh lieber für fünf Minuten hin, sag im Stehen, worum es geht, und lass die persönliche Frage für den Weg hinaus.',
      },
      I: {
        title: 'Bestimmt, wer mitschreibt',
        text: 'Das Mittagessen mit geselligen Menschen ist leicht, und einig seid ihr auch sofort. Unter Leuten seid ihr alle gern, nur zieht es sie auf die Bühne und dich an den Tisch. Dabei kommen drei gemeinsame Projekte heraus und keine Liste. Sag ihnen, welches Versprechen ernst gemeint ist. Schreibt vor dem Aufstehen einen einzigen nächsten Schritt auf und einen Namen daneben.',
      },
      C: {
        title: 'Gib ihnen Ruhe und eine Liste',
        text: 'Wer genau ist und gern für sich arbeitet, zahlt für deine netten Besuche: Nach jedem fängt das Rechnen von vorn an. Besser kommen deine Fragen auf einmal, schriftlich, mit dem Dokument im Anhang. Eine kurze Antwort hältst du leicht für Abneigung, und das ist sie selten. Sammle bis drei Uhr, schick die Fragen nummeriert und frag erst, ob ein Mittagessen in der Gruppe überhaupt recht ist.',
      },
    },
  },
}
