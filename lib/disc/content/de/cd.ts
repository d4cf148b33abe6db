import type { StyleContent } from '@/lib/disc/content/types'

export const cd: StyleContent = {
  code: 'CD',
  name: 'Hoher Anspruch',
  nickname: 'Prüfstein',
  preview: {
    keywords: ['Kritisch', 'Freimütig', 'Konsequent', 'Hartnäckig'],
    coreTraits: {
      pace: { title: 'Langsam, dann auf einmal', text: 'Du bereitest dich tagelang vor und ziehst dann alles an einem Nachmittag durch.' },
      perspective: { title: 'Die Bruchstelle', text: 'In jedem Plan fällt dein Blick auf den Punkt, an dem er brechen wird.' },
      focus: { title: 'Der Maßstab', text: 'Du legst den Maßstab an und sprichst aus, wie viel noch fehlt.' },
    },
    summary: 'Du arbeitest dich in den Fall ein und sagst dann, was er zeigt, auch wenn die Person im Raum sitzt, die das Geld bewilligt. Schwache Argumente kommen an dir nicht vorbei. Der Preis: Du behältst recht, und der nächste Plan entsteht ohne dich.',
  },
  detail: {
    description: [
      'Dienstag, zehn Uhr: Jemand stellt den Plan für die Umstellung vor, und bei der vierten Folie hebst du die Hand. Am Abend davor hast du ihn gelesen und die Lkw gezählt, und es sind zwei zu wenig. Das sagst du in einem Satz. Vorn senkt jemand den Blick auf den Tisch. Um elf ist der Plan in Ordnung, und für dich war es ein gutes Meeting.',
      'Du bist genau, und du drängst. Erst arbeitest du allein, bis du sicher bist, dann soll es am selben Tag vorangehen. Liefert eine Firma zu spät, rufst du an und nennst Klausel und Datum. Im Team gibst du Entwürfe mit Strichen am Rand zurück, und beim dritten Mal holst du dir die Aufgabe und machst sie selbst. Streit suchst du nicht. Ein ehrlicher Einwand ist für dich auch kein Streit. Für andere schon: Sie gehen geschlagen hinaus, während du findest, dass es ein gutes Gespräch war.',
    ],
    coreValues: [
      { title: 'Qualität', text: '„Gut genug“ möchtest du erklärt haben, bevor du es gelten lässt.' },
      { title: 'Klare Worte', text: 'Ein klares Nein findest du freundlicher als ein höfliches Vielleicht.' },
      { title: 'Unabhängigkeit', text: 'Um Erlaubnis bitten zu müssen, obwohl der Beweis längst da ist, macht dich wütend.' },
      { title: 'Verdiente Autorität', text: 'Ein Titel beeindruckt dich erst, wenn auf deine Detailfrage eine gute Antwort kommt.' },
      { title: 'Behobene Mängel', text: 'Ein gemeldeter Mangel, den niemand behebt, empört dich mehr als der Mangel selbst.' },
    ],
    strengths: [
      { title: 'Den Fehler laut nennen', text: 'Die Lücke im Startplan haben zum Beispiel elf Leute gesehen, und nur du sagst es in der Telefonkonferenz. Wer den Plan gemacht hat, behält deinen Ton länger im Ohr als dein Argument.' },
      { title: 'Auf dem Vertrag bestehen', text: 'Kommt zum Beispiel eine Lieferung neun Tage zu spät, rufst du an, den Vertrag vor dir, und verlangst eine Gutschrift. Die andere Seite zahlt und tut dir danach keinen Gefallen mehr.' },
      { title: 'Mit Belegen verhandeln', text: 'Du legst zum Beispiel drei Angebote der Konkurrenz auf den Tisch und schweigst, bis sich der Preis bewegt. Wer auf ein gutes Verhältnis hoffte, kommt sich vor wie eine Zeile in deiner Tabelle.' },
      { title: 'Die Ursache beheben', text: 'Nach der zweiten Beschwerde antwortest du zum Beispiel nicht noch einmal, sondern verfolgst den Fehler bis zu einer Zeile im Bestellformular. Alle anderen warten derweil zwei Tage.' },
      { title: 'Den Maßstab aufschreiben', text: 'Wer neu anfängt, bekommt von dir am ersten Tag eine Seite, auf der steht, welche Arbeit du abnimmst. Manche lesen sie als Warnung.' },
      { title: 'Allein dagegen stimmen', text: 'Die ganze Gruppe will die neue Maschine, und du stimmst dagegen, weil der Test zweimal schiefging. Vielleicht hast du recht und isst an dem Tag trotzdem allein.' },
    ],
    limitations: [
      { title: 'Hör dir erst an, wie es dazu kam', text: 'Du streichst den Fehler an, bevor du seine Vorgeschichte kennst. Es gab einen Grund, und beim nächsten Mal nennt ihn dir niemand mehr.' },
      { title: 'Lass die Arbeit, wo sie ist', text: 'Nach zwei schwachen Entwürfen holst du zum Beispiel den Bericht zu dir. Besser wird davon nur der Bericht, und im Frühling liegt jede schwierige Akte bei dir.' },
      { title: 'Wähl den Punkt, der zählt', text: 'Eine falsche Schrift und eine falsche Prognose bekommen von dir denselben Ton. Bald hört niemand mehr heraus, was ernst ist.' },
      { title: 'Halte das Urteil zurück', text: 'Dein erster Satz ist schon das Urteil. Dein Gegenüber baut danach zehn Minuten an der eigenen Verteidigung, und dein bestes Argument verhallt.' },
      { title: 'Sag, wenn du dich geirrt hast', text: 'Ändern sich die Daten, änderst du still deine Meinung. Andere haben noch das harte Nein im Kopf und richten sich weiter danach.' },
    ],
    developmentTips: [
      'Stell am Montag zwei offene Fragen zum Entwurf, bevor du den ersten Fehler nennst.',
      'Ordne deine Einwände vor dem nächsten Meeting von eins bis fünf und bring dort nur die ersten zwei vor.',
      'Gib bis Mittwoch eine Aufgabe ab und rühr sie bis zum vereinbarten Tag nicht an, auch nicht wegen eines Kommas.',
      'Lass jede E-Mail mit dem Wort „falsch“ eine Stunde liegen.',
      'Sag diese Woche jemandem persönlich, welches Argument dich umgestimmt hat.',
      'Zähl im nächsten Meeting nach einer Wortmeldung bis fünf und antworte zuerst auf das stärkste Argument darin.',
    ],
    workStyle: {
      leadership:
        'Du setzt ein hohes Ziel, prüfst es selbst und begründest jede Ablehnung. Wer Selbstvertrauen hat, lernt dabei schnell und weiß, was noch fehlt. Wer leiser ist, zeigt dir bald nichts Unfertiges mehr. Such dir vor einer Rückmeldung die zwei Punkte aus, die das Ergebnis ändern, lass die übrigen elf weg und sag vor allen, was gut war.',
      teamRole:
        'Die Gruppe schickt dich vor, wenn etwas geprüft werden muss: das Versprechen einer Firma, die Sicherheitsunterlagen, ein Plan von oben. Du stellst die Frage, die sonst nur im Treppenhaus zu hören ist. So wirkst du leicht, als wärst du gegen jede Idee. Übernimm ab und zu selbst den ersten Entwurf und lass ihn von den anderen korrigieren.',
      communication:
        'Kurze Sätze, genaue Zahlen, wenig Polster. Schriftlich arbeitest du mit Fettdruck und nummerierten Mängeln, mündlich unterbrichst du, wenn eine Behauptung nicht stimmt. Du magst es, wenn jemand dagegenhält. Das ahnen die wenigsten, also sag es. Schreib in den Betreff, welche Entscheidung du willst, und lass Bemerkungen über eine Person aus E-Mails heraus, die zehn Leute lesen.',
      environment:
        'Du willst in deinem Bereich selbst bestimmen und die Rohdaten sehen, und die Führung soll einen Einwand vertragen. Wo ein Plan durchgeht, weil alle müde sind, bleibst du nicht lange. Ein ruhiger Vormittag zum Prüfen und eine harte Frist am Nachmittag passen zu dir. In der Nähe brauchst du eine Person auf Augenhöhe, die dich so streng prüft wie du andere.',
    },
    careers: [
      { title: 'Lebensmittelkontrolle', text: 'Du öffnest den Kühlraum, liest das Thermometer ab und darfst die Küche schließen.' },
      { title: 'Interne Revision', text: 'Lücken zu finden und oben klar zu benennen, ist hier dein Auftrag.' },
      { title: 'Leitung Softwaretest', text: 'Nichts geht raus, bevor du versucht hast, es kaputtzumachen.' },
      { title: 'Leitung einer Dreherei', text: 'Die Toleranzen stehen fest, und bei Ausschuss darfst du die Maschinen anhalten.' },
      { title: 'Krankenhaushygiene', text: 'Ein ausgelassener Schritt kann Menschen schaden, da hat dein Nachhaken einen klaren Zweck.' },
      { title: 'Filmschnitt', text: 'Du schneidest die Szene heraus, die alle lieben, weil sie die Geschichte bremst.' },
      { title: 'Flugausbildung', text: 'Jeder Fehler wird am Boden besprochen, bevor es wieder in die Luft geht.' },
      { title: 'Einkaufsleitung', text: 'Der Vergleich ist lang, die Verhandlung kurz, und hinter deiner Unterschrift kannst du stehen.' },
    ],
    goals: [
      { goal: 'Stell Fragen vor der Korrektur', metric: 'Acht Rückmeldungen mit zwei Fragen vor der ersten Korrektur', firstStep: 'Schreib zwei offene Fragen auf eine Karte und stell sie neben den Bildschirm.' },
      { goal: 'Lass eine Aufgabe in Ruhe', metric: 'Eine Aufgabe, die jemand anders ohne einen Eingriff von dir beendet', firstStep: 'Such die Aufgabe aus und gib sie mit drei Zeilen zum erwarteten Ergebnis weiter.' },
      { goal: 'Gib zu, wenn du umdenkst', metric: 'Drei Meinungswechsel, ausgesprochen vor denen, die deine erste Meinung kennen', firstStep: 'Schreib einer Person, die bei etwas recht hatte, das du einmal abgelehnt hattest.' },
    ],
    phrases: [
      { say: 'Uneinig sind wir nur beim Termin. Gib mir fünf Minuten, dann entscheidest du.', avoid: 'Das klappt nie, und ich kann’s beweisen.', to: 'D' },
      { say: 'Die Idee kam gut an. Hilf mir, zwei Lücken zu schließen, bevor wir sie wieder zeigen.', avoid: 'Schöne Show, aber was steckt eigentlich drin?', to: 'I' },
      { say: 'Antworte ruhig morgen. Ich möchte deine Bedenken hören, bevor ich am Plan etwas ändere.', avoid: 'Hast du jetzt ein Problem damit oder nicht?', to: 'S' },
      { say: 'Ab Schritt drei rechnen wir verschieden. Wovon bist du da ausgegangen?', avoid: 'Ab Schritt drei ist deine Methode falsch.', to: 'C' },
      { say: 'Teil zwei hält. In Teil drei fehlen die Kosten für Rücksendungen.', avoid: 'Hat das überhaupt jemand gelesen, bevor es rausging?' },
      { say: 'Bei der Firma lag ich falsch. Dein Test hat mich überzeugt, also machen wir’s.', avoid: 'Na ja, mit den alten Daten hatte ich recht.' },
      { say: 'Die Aufgabe behältst du. Was hilft dir, damit sie durch die nächste Prüfung kommt?', avoid: 'Lass, das mach ich schnell selbst.' },
    ],
    workingWith: {
      D: {
        title: 'Trefft euch vor dem Meeting',
        text: 'Schnelle, durchsetzungsstarke Menschen achten deinen Mut, haben aber wenig Zeit für deine Beweise. Wollen zwei das letzte Wort haben, wird aus einer kleinen Frage ein Duell mit dem Team als Publikum. Trefft euch vorher zehn Minuten zu zweit und klärt, wer entscheidet. Gib die eine Tatsache weiter, die den Plan stoppen könnte, und lass die anderen sechs in deinen Notizen.',
      },
      I: {
        title: 'Lass einen Teil stehen',
        text: 'Wer eine Idee mit Feuer vorträgt, muss merken, dass du ihr den Erfolg gönnst. Deine erste Frage beendet oft den Spaß, und ungefähre Zahlen sehen für dich nach Schlamperei aus. Nenn einen Teil, der bleiben soll, mein es ernst und biete an, am Donnerstag gemeinsam zu rechnen. So erreicht das Ergebnis auch Leute, die um dein Büro einen Bogen machen.',
      },
      S: {
        title: 'Warte auf den Einwand',
        text: 'Bei leisen, treuen Menschen ist die Stille nach deinem scharfen Satz der gefährliche Teil. Sie haben genickt, sind an die Arbeit gegangen und haben beschlossen, dich nicht mehr zu stören. Frag unter vier Augen, was der Plan für die Schicht bedeutet, und zähl bis zehn. Bedank dich für den Einwand, der dann kommt. Er hat mehr gekostet als deine ganze Rede.',
      },
    },
  },
}
