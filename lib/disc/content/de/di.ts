import type { StyleContent } from '@/lib/disc/content/types'

export const di: StyleContent = {
  code: 'DI',
  name: 'Gemeinsamer Aufbruch',
  nickname: 'Grünes Licht',
  preview: {
    keywords: ['Wagemutig', 'Mitreißend', 'Zuversichtlich', 'Vorschnell'],
    coreTraits: {
      pace: {
        title: 'Volles Tempo',
        text: 'Dein Ja kommt in der ersten Minute, der erste Anruf gleich danach.',
      },
      perspective: {
        title: 'Den Erfolg vor Augen',
        text: 'Du siehst den vollen Saal am Premierenabend, bevor ihn jemand gebucht hat.',
      },
      focus: {
        title: 'Ergebnisse durch Menschen',
        text: 'Du setzt ein Ziel und redest, bis fünf andere es auch wollen.',
      },
    },
    summary: 'Du kommst mit einem Ziel in ein müdes Meeting und kommst mit vier Freiwilligen wieder heraus. Ja zu sagen, fällt dir leicht, und ein riskanter Plan klingt nach etwas, das niemand verpassen sollte. Inzwischen wartet das letzte Versprechen, denn du verkaufst schon das nächste.',
  },
  detail: {
    description: [
      'An einem typischen Montag beginnst du das Meeting mit der Zahl und erzählst dann von dem Abend, an dem ihr sie übertrefft. Bis Mittag hast du vielleicht eine Vorführung versprochen, die Grafik um einen Gefallen gebeten und die zweifelnde Buchhaltung zu einem kleinen Testbudget überredet. Nichts davon stand auf deiner Liste: Arbeit kommt bei dir durch Gespräche voran. Du entscheidest beim Reden, und die Gesichter am Tisch zeigen dir, wie weit du gehen kannst.',
      'Am Donnerstag zeigt sich der Haken. Um die Vorführung kümmert sich niemand, die Grafik hielt den Gefallen für freiwillig, und zwei, die genickt haben, waren nicht wirklich einverstanden. Du antwortest meist mit noch mehr Schwung: noch ein Anruf, ein besserer Auftritt, ein Witz. Die Aufgabenliste kommt dir vor wie eine Strafe, die Bühne wie ein Zuhause. So landet das Lob für gemeinsame Arbeit bei dir, ohne dass es jemand so will. Einigen hinter dir fällt das inzwischen auf.',
    ],
    coreValues: [
      {
        title: 'Vorwärtskommen',
        text: 'Steht ein Thema zum dritten Mal auf der Tagesordnung, möchtest du den Raum verlassen.',
      },
      {
        title: 'Sichtbare Erfolge',
        text: 'Du magst Erfolge mit Bühne, Gong oder wenigstens einem Gruppenfoto.',
      },
      {
        title: 'Offenes Risiko',
        text: 'Ein Angebot, das vor aller Augen scheitern kann, reizt dich mehr als ein kleines und sicheres.',
      },
      {
        title: 'Deine Truppe',
        text: 'Nach einem harten Monat lädst du die ganze Schicht zum Essen ein und zahlst, bevor es jemand merkt.',
      },
      {
        title: 'Hohe Einsätze',
        text: 'Du gibst einen großen Auftrag auch an jemanden ohne Erfahrung. Auf Beweise zu warten, findest du mutlos.',
      },
    ],
    strengths: [
      {
        title: 'Das erste Ja holen',
        text: 'Du rufst zum Beispiel bei der skeptischen Firma an, lachst mit dem Einkauf über letztes Jahr und legst mit einem Probeauftrag auf. Wer ihn erledigen muss, erfährt den Termin von dort.',
      },
      {
        title: 'Der Runde Mut machen',
        text: 'Wenn das Quartal verloren scheint, stehst du auf und nennst einen Auftrag, der noch zu gewinnen ist. Die Leute greifen zum Telefon, aber wer echte Sorgen hat, fühlt sich übertönt.',
      },
      {
        title: 'Um die große Summe bitten',
        text: 'Du bittest eine Stiftung um das Doppelte des Üblichen, lächelst und wartest. Manche fürchten mit der Zeit deine Anrufe, weil jeder mit einer Bitte endet.',
      },
      {
        title: 'Hilfe von nebenan holen',
        text: 'Für ein Fest am Samstag hast du zum Beispiel nach drei Anrufen Transporter, Saal und jemanden für die Technik. Die Abteilungsleitungen hören am Montag davon, und dein nächster Gefallen wird teurer.',
      },
      {
        title: 'Arbeit zum Wettkampf machen',
        text: 'Du wettest zum Beispiel mit einer anderen Filiale um ein Essen, dass ihr diesen Monat mehr verkauft, und alle hängen am Telefon. Reklamationen bleiben liegen, bis die Wette vorbei ist.',
      },
      {
        title: 'Schnell freie Bahn geben',
        text: 'Kommen Azubis mit einer halben Idee, sagst du: „Legt los, in meinem Namen.“ Ohne Grenze und ohne Prüfung kosten manche dieser Ideen wochenlang Geld.',
      },
    ],
    limitations: [
      {
        title: 'Prüf, wer wirklich zugesagt hat',
        text: 'Jubel in der Runde klingt für dich wie ein Versprechen. Zwei Wochen später merkst du, dass die Hälfte nur höflich war, und am Starttag hilft niemand.',
      },
      {
        title: 'Rechne, bevor du zusagst',
        text: 'Bei guter Laune gibst du in einer Verhandlung zum Beispiel einen Monat gratis dazu. Der Gewinn ist weg, und der nächste Betrieb hat schon davon gehört.',
      },
      {
        title: 'Schließ erst eins ab',
        text: 'Neue Angebote bekommen zum Beispiel deinen Vormittag, alte den Rest. So liegt Geld, das fast verdient war, in einem Vertrag, den du nicht verschickt hast.',
      },
      {
        title: 'Lass Platz für Zweifel',
        text: 'Auf einen besorgten Einwand reagierst du etwa mit einem Witz oder einer munteren Rede. Es ging um die Genehmigung, und nun kommt ein Bußgeld.',
      },
      {
        title: 'Gib das Lob weiter',
        text: 'Erzählst du die Erfolgsgeschichte, spielst du die Hauptrolle. Wer die Nachtschicht gemacht hat, merkt das und meldet sich beim nächsten Mal seltener.',
      },
    ],
    developmentTips: [
      'Verschick drei Zeilen, bevor du dein nächstes Meeting verlässt: wer macht was bis wann.',
      'Schick morgen vor neun den ältesten liegen gebliebenen Vertrag ab, noch vor jedem neuen Anruf.',
      'Warte 24 Stunden, bevor du wieder Ja zu etwas sagst, das andere Leute Zeit kostet.',
      'Halte dir am Freitagmorgen 45 Minuten frei für den aufgeschobenen Papierkram, Tür zu, Handy weg.',
      'Nenn beim nächsten Rückblick zwei Personen und was genau sie getan haben, bevor du von dir sprichst.',
      'Setz dich mittags zur stillsten Person, frag, woran dein Plan scheitern könnte, und schreib drei Antworten auf, ohne ihn zu verteidigen.',
    ],
    workStyle: {
      leadership:
        'Bei dir klingt das Ziel nah, und zum ersten Termin gehst du selbst. Du gibst früh große Aufgaben ab, mit viel Vertrauen und wenig Anleitung. Wer sich sicher fühlt, genießt das. Den anderen gib nach deinem Auftritt eine geschriebene Seite: Ziel, Grenzen, Geld und den Namen der Person, die hilft, während du unterwegs bist.',
      teamRole:
        'In den meisten Gruppen wirst du die Stimme nach außen. Du wirbst, verhandelst und bringst die Nachricht noch vor Mittag zurück. Vereinbare vor jedem Außentermin mit jemandem aus dem Team ein Stoppwort. Fällt es, nimm das Angebot erst mal mit, statt abzuschließen, und sag danach laut Danke, auch wenn es wehtut.',
      communication:
        'Du sprichst in Bildern, Schlagzeilen und Wetten, und an den Gesichtern merkst du, was wirkt. Sprachnachrichten fallen dir leichter als Dokumente. So gehen die Leute mit Schwung aus dem Meeting, aber ohne die Seite, die sie brauchen. Beim Schreiben werden es leicht zu viele Punkte: Wähl für jede Nachricht eine Bitte und setz das Datum nach oben.',
      environment:
        'Bewegung, Besuch und ein bisschen Rivalität halten dich wach: eine Messe, ein Großraumbüro, ein Wahlkampf in den letzten Wochen. An langen, stillen Nachmittagen mit einer Tabelle gehst du ein. Bitte um eine Prämie nach Ergebnis, kurze Berichte und eine Führung, die dir offen widerspricht. Such dir eine ruhige Ecke für das, was du nur allein fertig bekommst.',
    },
    careers: [
      {
        title: 'Vertriebsleitung',
        text: 'Du setzt die Zahl, gehst zu den schwierigen Terminen mit und feierst den Abschluss.',
      },
      {
        title: 'Veranstaltungsproduktion',
        text: 'Hundert kleine Aufgaben laufen auf eine Uhrzeit zu, und du hältst bis dahin alle bei Laune.',
      },
      {
        title: 'Gewerkschaftsarbeit',
        text: 'Du gewinnst eine Belegschaft, Gespräch für Gespräch, und sitzt dann der Geschäftsführung gegenüber.',
      },
      {
        title: 'Immobilienvermittlung',
        text: 'Jede Besichtigung beginnt mit Fremden, und Geld gibt es erst, wenn jemand unterschreibt.',
      },
      {
        title: 'Training im Schulsport',
        text: 'Du willst den Sieg und merkst, wer vor dem Spiel einen Witz braucht.',
      },
      {
        title: 'Auktionsleitung',
        text: 'Zwei Gebote, ein Hammer und ein Preis, den du in Zehnerschritten nach oben treibst.',
      },
      {
        title: 'Gesundheitsaktionen vor Ort',
        text: 'Ein kostenloser Vorsorgetag füllt sich durch laute Einladungen und schnelle Absprachen mit Vereinen.',
      },
      {
        title: 'Kooperationen in der Softwarebranche',
        text: 'Neue Verbündete, schnelle Verhandlungen und Starts vor Publikum füllen den Kalender.',
      },
    ],
    goals: [
      {
        goal: 'Bring deine Abschlüsse zu Papier',
        metric: 'Fünf mündliche Abschlüsse aufgeschrieben und unterschrieben',
        firstStep: 'Such den ältesten Abschluss per Handschlag heraus und entwirf den ersten Absatz dazu.',
      },
      {
        goal: 'Gib jeder Aufgabe einen Namen',
        metric: 'Sechs Meetings, nach denen Namen und Aufgaben verschickt wurden',
        firstStep: 'Schick ein paar Zeilen zu deinem letzten Meeting, mit einem Namen neben jeder Aufgabe.',
      },
      {
        goal: 'Überlass anderen die Bühne',
        metric: 'Vier Präsentationen, die jemand anders eröffnet hat',
        firstStep: 'Bitte jemanden aus dem Team, eine Folie zu zeigen, die sonst du übernimmst.',
      },
    ],
    phrases: [
      {
        say: 'Die Idee ist toll. Morgen sag ich dir, ob wir die Leute dafür haben.',
        avoid: 'Ja klar, das machen wir für dich.',
      },
      {
        say: 'Bevor wir jubeln: Woran könnte das scheitern? Ich schreibe mit.',
        avoid: 'Kommt, wir bleiben jetzt mal positiv.',
      },
      {
        say: 'Die Nachtschicht hat diesen Auftrag gerettet. Ich hab nur telefoniert.',
        avoid: 'Endlich hab ich den schwierigen Auftrag durchgebracht.',
      },
      {
        say: 'In einem Satz: Wir gewinnen den Auftrag, wenn du zwei Stellen freigibst.',
        avoid: 'Du glaubst nicht, wie es dazu kam.',
        to: 'D',
      },
      {
        say: 'Vorhin hab ich dir in die Geschichte reingeredet. Erzähl sie zu Ende, und dann sag mir, ob du den Auftrag willst.',
        avoid: 'Ja, aber hör mal, was mir letztes Jahr passiert ist.',
        to: 'I',
      },
      {
        say: 'Ich bitte dich um zwei Samstage. Sag Nein, wenn das zu viel ist, zwischen uns ändert das nichts.',
        avoid: 'Du bist dabei, oder? Alle anderen sind’s schon.',
        to: 'S',
      },
      {
        say: 'Ich bin begeistert, hab aber noch keinen Beweis. Welche Zahl soll ich dir bringen?',
        avoid: 'Ich weiß einfach, dass das klappt.',
        to: 'C',
      },
    ],
    workingWith: {
      I: {
        title: 'Zwei Stimmen, eine Liste',
        text: 'Mit Menschen zu reden, die so lebhaft sind wie du, macht Spaß, und eine Stunde später weiß niemand mehr, was abgemacht ist. Sie suchen die Wärme um ihrer selbst willen. Du willst damit etwas erreichen, und das spüren sie. Trinkt einmal Kaffee, ohne dass du um etwas bittest, und geht aus dem nächsten Meeting mit einer Liste, unter der beide Namen stehen.',
      },
      S: {
        title: 'Frag nach der echten Antwort',
        text: 'Geduldige Menschen sagen Ja, weil sich deinem Schwung schwer widerstehen lässt. Sie tragen die Zusatzarbeit und schweigen, bis sie erschöpft sind. Dein Tempo macht ihnen mehr zu schaffen als dein Plan. Frag unter vier Augen, wie viele Stunden es kostet, glaub der ersten Zahl und nimm dafür etwas anderes aus ihrer Woche.',
      },
      C: {
        title: 'Fakten vor der Geschichte',
        text: 'Deine beste Geschichte macht sorgfältige Menschen misstrauisch, denn sie hören Adjektive, wo sie Zahlen erwartet haben. Sie brauchen die Quelle, die Annahmen und Zeit, allein zu lesen. Dich ermüdet ihre Liste offener Punkte. Schick die Seite zwei Tage vorher, ohne einen einzigen Superlativ, und lass sie anstreichen, was sie heute unterschreiben würden.',
      },
    },
  },
}
