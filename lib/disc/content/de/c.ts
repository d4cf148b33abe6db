import type { StyleContent } from '@/lib/disc/content/types'

export const c: StyleContent = {
  code: 'C',
  name: 'Zweiter Blick',
  nickname: 'Wasserwaage',
  preview: {
    keywords: ['Präzise', 'Zurückhaltend', 'Sachlich', 'Skeptisch'],
    coreTraits: {
      pace: { title: 'Nicht vorschnell', text: 'Du wirst langsamer, wo andere schon runden und weitergehen.' },
      perspective: { title: 'Detail und Beleg', text: 'Du suchst zuerst den Beleg und ziehst danach den Schluss.' },
      focus: { title: 'Die Aufgabe', text: 'Du sprichst eine Stunde über die Arbeit, bevor du von dir sprichst.' },
    },
    summary: 'Alle haben zugestimmt, und du liest die Seite noch einmal, denn vom Zustimmen wird die Summe nicht richtig. Eine klare Frage und eine gute Quelle, viel mehr brauchst du nicht. Ab und zu kommt deine Antwort, wenn schon entschieden ist.',
  },
  detail: {
    description: [
      'Landet eine Aufgabe bei dir, klärst du zuerst, was die Wörter bedeuten. Wann gilt sie als erledigt? Welche der drei Adresslisten ist die aktuelle? Du fragst schriftlich, liest die Antwort zweimal und arbeitest dann zwei Stunden, ohne aufzusehen. Eine Zahl, die nicht passt, begleitet dich durch die Mittagspause, und du nimmst sie dir wieder vor, bevor du eine neue Nachricht öffnest.',
      'In Meetings sagst du wenig, bis jemand etwas als Tatsache hinstellt, das nicht stimmt. Du berichtigst es, und manchmal überrascht dich, wie kühl es danach in der Runde wird. Für dich ging es um die Zahl. Für den Menschen, von dem sie kam, ging es um mehr. Loben und Plaudern fallen dir schwerer. Beides gelingt, aber du bereitest dich darauf vor. Zum Prüfen kommen die Leute gern zu dir. Von Ideen, die noch ganz am Anfang stehen, hörst du selten.',
    ],
    coreValues: [
      { title: 'Richtigkeit', text: 'Eine falsche Zahl im Bericht stört dich auch dann, wenn nie jemand sie brauchen wird.' },
      { title: 'Eigenes Urteil', text: 'Eine Regel nimmst du an, sobald du ihren Grund gesehen hast, und keinen Tag früher.' },
      { title: 'Gleiches Verfahren', text: 'Für Neue sollen dieselben Schritte gelten wie für die Geschäftsleitung.' },
      { title: 'Ungestörte Zeit', text: 'Zwei Stunden hinter geschlossener Tür sind dir lieber als ein Essen mit dem Team.' },
      { title: 'Schlichte Belege', text: 'Einer Tabelle mit Quelle glaubst du mehr als einer Rede mit Applaus.' },
    ],
    strengths: [
      { title: 'Bis zur letzten Seite lesen', text: 'In einem langen Vertrag findest du zum Beispiel, dass der Anhang dem widerspricht, was auf Seite sechs steht. Das kostet dich den Abend, und zu hören ist davon ein einziger Satz im Meeting.' },
      { title: 'Begriffe klären', text: 'Soll es zum Beispiel um aktive Kundenkonten gehen, fragst du erst, was „aktiv“ heißt, und schreibst es hin. Wer zum Entscheiden gekommen war, ärgert sich.' },
      { title: 'Ohne Vorliebe vergleichen', text: 'Zwei Angebote misst du zum Beispiel in einer Tabelle an denselben Punkten, auch wenn eines von alten Bekannten kommt. Von dort ruft danach vielleicht niemand mehr an.' },
      { title: 'Ohne Aufsicht arbeiten', text: 'Bekommst du am Montag eine klare Aufgabe, ist die Akte am Freitag in Ordnung, ganz ohne Erinnerung. Nur weiß oben am Mittwoch niemand, wie weit du bist.' },
      { title: 'Im Streit sachlich bleiben', text: 'Zweifelt jemand eine Rechnung an, geht ihr sie Zeile für Zeile durch. Am Ende stimmt der Betrag, und die andere Seite fühlt sich trotzdem nicht gehört.' },
      { title: 'Zugeben, was offen ist', text: 'Nach einer Prognose gefragt, nennst du eine Spanne und die Zahlen, die fehlen. Wer eine einzige Zahl wollte, hört danach eher auf eine lautere Stimme mit weniger dahinter.' },
    ],
    limitations: [
      { title: 'Entscheide, wenn es reicht', text: 'Drei Quellen stimmen überein, und du bittest um eine vierte. Bis sie da ist, ist der Preis gestiegen oder der Termin vorbei.' },
      { title: 'Zeig auch Halbfertiges', text: 'Entwürfe bleiben auf deinem Laufwerk, bis sie sauber sind. Dann kostet ein Richtungswechsel eine Woche, und eine kleine Anmerkung fühlt sich groß an.' },
      { title: 'Nenn zuerst, was trägt', text: 'Deine Durchsicht beginnt beim ersten Fehler und endet beim letzten. Übrig bleibt eine Liste von Mängeln, und beim nächsten Mal wirst du nicht mehr gefragt.' },
      { title: 'Geh auch auf das Gefühl ein', text: 'Ist jemand aufgewühlt, erklärst du die Fakten noch einmal, nur langsamer. Darauf folgt Stille, und du hältst sie für Zustimmung.' },
      { title: 'Greif zum Telefon', text: 'Aus einer Meinungsverschiedenheit werden zum Beispiel sechs lange E-Mails mit nummerierten Punkten. Jeder Punkt stimmt, und nach der vierten E-Mail liest die andere Seite nicht mehr.' },
    ],
    developmentTips: [
      'Stell vor der nächsten kleinen Entscheidung einen Wecker auf 30 Minuten und triff sie, sobald er klingelt.',
      'Schick morgen vor dem Mittagessen einen Entwurf ab, der zu zwei Dritteln steht, mit zwei Fragen an jemanden aus dem Team.',
      'Beginne deine nächste Durchsicht mit einer Zeile über etwas Gelungenes, samt Seitenzahl.',
      'Sag oder frag im Teammeeting dieser Woche etwas, bevor der dritte Punkt an der Reihe ist.',
      'Ruf am Donnerstag jemanden an, statt wie sonst zu schreiben, und nimm dir fünf Minuten für das Gespräch.',
      'Schreib an jede offene Aufgabe, was ein Fehler kosten würde, von 1 für wenig bis 3 für viel, und prüf jede 1 nur einmal.',
    ],
    workStyle: {
      leadership:
        'Wer für dich arbeitet, bekommt schriftliche Ziele, gleiche Regeln für alle und eine ehrliche Beurteilung. Überraschungen sind selten, ungefragtes Lob auch. Du führst nach Fakten und greifst ein, wenn eine Zahl abweicht. Nimm dir einmal in der Woche Zeit für ein kurzes persönliches Gespräch. Sonst kennt das Team deine Maßstäbe besser als dich.',
      teamRole:
        'Du übernimmst im Projekt den Teil, der stimmen muss: den Testplan, das Budget, die Vertragsbedingungen. Andere kommen mit ihren Behauptungen und gehen mit einem Fragezeichen hinter zwei davon. Meistens bist du am Schluss dran, wenn die Zeit knapp ist. Sag der Gruppe deshalb früh, wie viele Tage eine ordentliche Prüfung braucht.',
      communication:
        'Am liebsten hast du eine schriftliche Frage und Zeit zum Nachdenken. Deine Antworten sind genau, etwas kühl und voller Bedingungen. Das Plaudern vor einem Telefonat kommt dir wie Warten vor. Wer nach deiner Meinung fragt, bekommt oft das, was du belegen kannst. Sag deshalb dazu, was Meinung ist und was Beleg. Schreib das Fazit in die erste Zeile, die Belege dahinter, für alle, die sie brauchen.',
      environment:
        'Du brauchst einen Schreibtisch abseits vom Durchgang, eine Aufgabe auf einmal und Dokumente mit Datum und Zuständigkeit. Ändert eine Chatnachricht die Reihenfolge, ist der halbe Vormittag weg. Großraumbüros mit Musik und schnellen Zwischenfragen haben dich bis Mittag erschöpft. Zwei geschützte Blöcke im Kalender, die alle sehen, nützen dir mehr als jeder Kopfhörer.',
    },
    careers: [
      { title: 'Medizinisches Labor', text: 'Der Ablauf ist festgelegt, und ein Ergebnis zählt erst, wenn es sich wiederholen lässt.' },
      { title: 'Buchhaltung', text: 'Jede Buchung hat ihren Platz, und am Monatsende müssen beide Seiten gleich sein.' },
      { title: 'Vermessung', text: 'Du misst im Gelände zweimal, und an diesem Punkt hängt eine ganze Straße.' },
      { title: 'CNC-Fertigung', text: 'Es geht um Hundertstelmillimeter, und die Messuhr beendet jeden Streit.' },
      { title: 'Korrektorat', text: 'Lange stille Stunden mit einem Text und eine klare Regel für jedes Komma.' },
      { title: 'Datenbankpflege', text: 'Ein sauber definiertes Feld verhindert, dass sich tausend Berichte widersprechen.' },
      { title: 'Steuerprüfung', text: 'Für jede Akte gelten dieselben Regeln, und dein Ergebnis muss einen Einspruch überstehen.' },
      { title: 'Entwicklung von Prüfungsfragen', text: 'Jede Frage braucht eine richtige Antwort und den Nachweis, dass sie fair ist.' },
    ],
    goals: [
      { goal: 'Entscheide mit drei Quellen', metric: 'Fünf Entscheidungen mit höchstens drei Quellen', firstStep: 'Nimm eine offene Entscheidung und schreib die drei Quellen auf, die du zulässt.' },
      { goal: 'Zeig deine Arbeit, bevor sie ganz sauber ist', metric: 'Vier Entwürfe gezeigt, in denen noch Abschnitte fehlten', firstStep: 'Schick jemandem aus dem Team eine unfertige Seite und nenn den Teil, der fehlt.' },
      { goal: 'Sag in jeder Rückmeldung auch Gutes', metric: 'Zehn Rückmeldungen, die mit etwas Gelungenem beginnen', firstStep: 'Öffne deine letzte Rückmeldung und ergänze eine Zeile darüber, was gut war.' },
    ],
    phrases: [
      { say: 'Ich sage Nein. Zwei Gründe, eine Seite, heute noch bei dir.', avoid: 'Da wären zuerst mehrere Aspekte zu betrachten.', to: 'D' },
      { say: 'Das geht in eine gute Richtung. Welchen Teil soll ich zuerst prüfen?', avoid: 'Wo genau hast du diese Zahlen her?', to: 'I' },
      { say: 'Der Zeitplan ist gut. Nur ein Datum würde ich ändern, ich zeig’s dir gern.', avoid: 'In deinem Zeitplan ist schon wieder ein Fehler.', to: 'S' },
      { say: 'Ich komme auf 412, du auf 409. Vergleichen wir heute Nachmittag die Quellen.', avoid: 'Deine Zahl kann nicht stimmen, ich hab meine zweimal geprüft.', to: 'C' },
      { say: 'Drei Quellen hab ich, damit kann ich anfangen.', avoid: 'Dafür müsste ich mich erst noch gründlich einlesen.' },
      { say: 'Das klingt schwer. Suchst du eine Lösung, oder soll ich einfach zuhören?', avoid: 'Ich erklär dir noch mal, wie die Regel funktioniert.' },
      { say: 'Ich sehe das anders und möchte sagen, warum, bevor wir abstimmen.', avoid: 'Gut, dann mach’s halt so.' },
    ],
    workingWith: {
      D: {
        title: 'Gib die Antwort vorweg',
        text: 'Menschen, die es eilig haben, wollen erst die Antwort und dann den Hintergrund. Bei deiner dritten Bedingung werden sie ungeduldig, und du wirst es, wenn sie mitten darin entscheiden. Schreib in der nächsten Nachricht Empfehlung und Risiko in die ersten zwei Zeilen und häng die Analyse an. Geht es um Geld, wird sie geöffnet, und dann sind alle froh, dass es sie gibt.',
      },
      I: {
        title: 'Hör zehn Minuten nur zu',
        text: 'Wer beim Reden denkt, braucht von dir zuerst ein Ohr und dann die Prüfung. Die Geschichte springt, die Zahlen sind gerundet, und dein Gesicht sagt, was du davon hältst. Gib der Idee zehn Minuten, schreib deine Fragen auf und stell danach die zwei wichtigen. Solche Menschen öffnen dir Türen, durch die du allein nicht gehen würdest. Sag zu einer dieser Einladungen Ja.',
      },
      S: {
        title: 'Geh mit der Korrektur hinüber',
        text: 'Geduldige Menschen, denen das Team wichtig ist, lesen deinen Ton genauer als deine Tabelle. Eine kurze E-Mail mit drei Korrekturen kann sie eine Nacht Schlaf kosten, und du erfährst es nicht. Geh lieber hin, lob etwas Bestimmtes und komm dann zur Sache. Frag, was die Änderung für ihre Leute bedeutet, und begnüg dich nicht mit der ersten höflichen Antwort.',
      },
    },
  },
}
