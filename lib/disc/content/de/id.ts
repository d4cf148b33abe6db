import type { StyleContent } from '@/lib/disc/content/types'

export const id: StyleContent = {
  code: 'ID',
  name: 'Frischer Wind',
  nickname: 'Funke',
  preview: {
    keywords: ['Mutig', 'Einfallsreich', 'Ungeduldig', 'Unverblümt'],
    coreTraits: {
      pace: {
        title: 'Sehr schnell',
        text: 'Wenn das Meeting endet, hast du die erste Partnerfirma schon angerufen.',
      },
      perspective: {
        title: 'Der Einstieg',
        text: 'Du siehst, wo es hineingeht, lange vor den Hindernissen und dem Budget.',
      },
      focus: {
        title: 'Menschen, dann Ergebnisse',
        text: 'Du gewinnst Leute, damit etwas passiert, und zählst nach, was passiert ist.',
      },
    },
    summary: 'Du denkst laut und ziehst dabei andere mit. Ideen fliegen dir zu, und den Mut, sie zuerst auszusprechen, hast du auch. Teuer wird die Woche danach: Wer Ja gesagt hat, merkt, dass du schon etwas anderes angefangen hast.',
  },
  detail: {
    description: [
      'Beim Kaffee erwähnt jemand etwas, das in der Stadt niemand verkauft. Am nächsten Morgen bringst du zwei Menschen zusammen, die sich längst hätten treffen sollen, und noch in derselben Woche liegt ein Vorschlag drei Ebenen über dir, weil du um die Nummer gebeten hast. Ein Nein ist dir kaum peinlich. Eine geschlossene Tür ist für dich der Anfang des Gesprächs, und du kommst mit einem besseren ersten Satz wieder. Andere setzen sich in Bewegung, einfach weil du sicher klingst.',
      'Dass du sicher klingst, ist auch das Risiko. Du streitest, um herauszufinden, was du denkst, und die Runde hört einen Beschluss. Eine Bemerkung auf dem Weg zum Parkplatz kann jemandem den Abend verderben. Du sprichst für Teams, die du nicht gefragt hast, und unterbrichst, sobald du das Ende eines Satzes siehst. Wer dich gut kennt, wartet bei einer neuen Idee einen Tag ab. Denn die starken kommen ein zweites Mal, mit einem Namen zu jeder Aufgabe.',
    ],
    coreValues: [
      {
        title: 'Mut zum Fragen',
        text: 'Du achtest Menschen, die ganz oben laut fragen, was alle anderen nur flüstern.',
      },
      {
        title: 'Echte Versuche',
        text: 'Ein unfertiger Versuch mit vier Betrieben ist dir lieber als ein fertiges Konzept.',
      },
      {
        title: 'Nützliche Kontakte',
        text: 'Von zwei Leuten zu wissen, die einander brauchen, und nichts zu sagen, ist für dich Verschwendung.',
      },
      {
        title: 'Gemeinsame Siege',
        text: 'Die Verkaufstafel soll an der Wand hängen, und auf dem Foto darunter das ganze Team.',
      },
      {
        title: 'Freiheit zu handeln',
        text: 'Für eine kleine Ausgabe um Erlaubnis zu bitten, ärgert dich mehr, als sie danach zu erklären.',
      },
    ],
    strengths: [
      {
        title: 'Den ersten Anruf machen',
        text: 'Die Gruppe überlegt zum Beispiel noch, ob die Firma, die ihr braucht, überhaupt mit euch reden würde, da wählst du schon. Manchmal kommt der Anruf vor dem fertigen Angebot, und du erfindest einen Preis.',
      },
      {
        title: 'Zwei Leute zusammenbringen',
        text: 'Du hörst zum Beispiel, dass einer Filiale etwas fehlt, das eine andere übrig hat, und bis Mittag kennen sie sich. Danach verlassen sich beide weiter auf dich, und du bist schon woanders.',
      },
      {
        title: 'Eine halbe Idee verkaufen',
        text: 'Eine Skizze auf der Serviette und zehn Minuten genügen dir zum Beispiel, und das Geld ist zugesagt. Wer es bauen muss, erbt ein Versprechen voller Funktionen, die niemand durchgerechnet hat.',
      },
      {
        title: 'Streiten, ohne nachzutragen',
        text: 'Du widersprichst zum Beispiel um elf laut und schlägst um zwölf vor, zusammen zu essen. Deinem Gegenüber tut es vielleicht noch weh, und du fragst selten nach.',
      },
      {
        title: 'Ein stockendes Meeting lösen',
        text: 'Nach 40 Minuten ohne Ergebnis sagst du, was zur Wahl steht, und bittest um Handzeichen. Wer länger nachgedacht hat, wusste noch etwas Wichtiges und hat es für sich behalten.',
      },
      {
        title: 'Dem Ärger entgegengehen',
        text: 'Kommt jemand wütend zur Tür herein, gehst du nach vorn und führst das Gespräch. Dein Team schaut zu und lernt, solche Momente dir zu überlassen.',
      },
    ],
    limitations: [
      {
        title: 'Sag, was nur ein Gedanke ist',
        text: 'Die Hälfte von dem, was du sagst, ist nur laut gedacht. Dein Team weiß nicht, welche Hälfte, und baut zwei Tage lang das Falsche.',
      },
      {
        title: 'Ruf erst in der Werkstatt an',
        text: 'Beim Termin sagst du zum Beispiel Lieferung bis Freitag zu. Die Werkstatt erfährt es aus dem Auftragszettel und arbeitet zwei Nächte, damit dein Wort gilt.',
      },
      {
        title: 'Bleib, wenn es zäh wird',
        text: 'Nach dem Start füllt sich dein Kalender zum Beispiel mit Neuem. Dem laufenden Projekt geht in der dritten Woche die Unterstützung von oben verloren, und niemand sagt es dir.',
      },
      {
        title: 'Lass andere ausreden',
        text: 'Anderen ins Wort zu fallen, spart dir acht Sekunden. Es kostet dich die Warnung, die am Ende gekommen wäre.',
      },
      {
        title: 'Achte darauf, wer schweigt',
        text: 'Ein stiller Tisch ist für dich ein Ja. Die Einwände kommen später in privaten Nachrichten, und die gehen nicht an dich.',
      },
    ],
    developmentTips: [
      'Sag diese Woche vor jedem Vorschlag „Idee“ oder „Beschluss“, damit alle wissen, was von beidem es ist.',
      'Beschränk dich auf fünf offene Projekte, auf einer Karte am Tisch, und beende eines, bevor ein sechstes dazukommt.',
      'Ruf zehn Minuten vor dem nächsten Termin die Leute an, die liefern müssen, und frag, was du versprechen kannst.',
      'Lass am Montag im ersten Meeting zwei andere vor dir reden und notiere, was du sonst verpasst hättest.',
      'Sieh dir am Mittwoch ein Projekt vom letzten Monat an und frag, welche Entscheidung dort noch von dir fehlt.',
      'Warte eine Nacht, bevor du den nächsten großen Vorschlag nach oben schickst, und streich beim Frühstück ein Drittel.',
    ],
    workStyle: {
      leadership:
        'Du führst mit der Stimme, und du gehst voran. Du nennst ein größeres Ziel, als die Gruppe im Sinn hatte, sprichst, bevor die letzten Zahlen da sind, und machst den ersten Verkauf selbst. Wer neu ist, bekommt schon im ersten Monat echte Verantwortung. Dein Team braucht dich auch auf halbem Weg, wenn der Plan geschrumpft ist und jemand wählen muss, was wegfällt.',
      teamRole:
        'In einer Gruppe machst du den Anfang und bist das Gesicht nach außen: Du findest das Geld, eröffnest die Präsentation und holst Leute von außen dazu. Such dir eine zweite Person fürs Fertigmachen und sag das offen. Liste und Termine liegen dort, Kontakte und Auftritte bei dir, und niemand ändert die andere Hälfte, ohne zu fragen.',
      communication:
        'Du redest schnell, übertreibst ein wenig und entscheidest mitten im eigenen Satz. Streitgespräche machen dir Spaß, und du vertrittst auch mal die Gegenseite, um zu sehen, ob sie hält. Für stillere Menschen fühlt sich das wie ein Angriff an. Sag also, wann du spielst, frag sie direkt und mit Namen, und schreib die endgültige Fassung auf.',
      environment:
        'Gut tun dir ein sichtbares Ziel, ein Telefon, Reisen und eine Führung, die dagegenredet. Laufende Verhandlungen und bunt gemischte Runden machen dich munter. Lange Freigabewege umgehst du, und das gibt später Ärger. Such dir Orte, an denen wenige feste Regeln gelten und jemand anders Tag für Tag die Akten führt.',
    },
    careers: [
      {
        title: 'Geschäftsentwicklung',
        text: 'Fremde, Absagen und offene Ziele füllen die Woche, und von einem Nein erholst du dich schnell.',
      },
      {
        title: 'Restaurantleitung',
        text: 'Ein volles Haus braucht schnelle Entscheidungen, eine feste Stimme in der Küche und Charme an der Tür.',
      },
      {
        title: 'Altbausanierung',
        text: 'Du gewinnst den Auftrag, bringst die Gewerke zusammen und schlichtest Streit gleich vor Ort.',
      },
      {
        title: 'Konzertveranstaltung',
        text: 'Jemand muss eine Band, eine Sponsorfirma und einen Saal zum selben Abend überreden.',
      },
      {
        title: 'Wahlkampfleitung',
        text: 'Eine Kommunalwahl hat ein festes Ende, Freiwillige, die du anfeuerst, und täglich neue Pläne.',
      },
      {
        title: 'Vertrieb von Medizintechnik',
        text: 'Zwischen zwei Operationen bleiben nur Minuten, und du fängst direkt an und reagierst schnell.',
      },
      {
        title: 'Technische Öffentlichkeitsarbeit',
        text: 'Auf Bühnen und in Foren bringst du ein technisches Produkt unter die Leute und nimmst Beschwerden mit zurück.',
      },
      {
        title: 'Hochschulmarketing',
        text: 'Schulbesuche, Führungen für Familien und eine Zahl, die zu erreichen ist, halten dich in Bewegung.',
      },
    ],
    goals: [
      {
        goal: 'Beende zwei, bevor du neu startest',
        metric: 'Zwei laufende Projekte mit Ergebnis abgeschlossen, bevor ein drittes beginnt',
        firstStep: 'Schreib alle offenen Projekte auf und kreis die zwei ein, die fast fertig sind.',
      },
      {
        goal: 'Klär Zusagen vorher im Team',
        metric: 'Fünf Zusagen, abgesprochen mit denen, die sie einlösen',
        firstStep: 'Schreib jemandem aus der Umsetzung und frag, welche deiner Zusagen am meisten Sorgen macht.',
      },
      {
        goal: 'Hör den Satz zu Ende',
        metric: 'Sechs Meetings, in denen du niemanden unterbrichst',
        firstStep: 'Bitte jemanden, einen Stift zu heben, sobald du anderen ins Wort fällst.',
      },
    ],
    phrases: [
      {
        say: 'Dir geht’s um Menge, mir um den großen Namen. Rechnen wir beides durch und wählen heute.',
        avoid: 'Da liegst du falsch, schau dir doch letztes Jahr an.',
        to: 'D',
      },
      {
        say: 'Zwei gute Ideen. Nehmen wir jetzt eine, die andere kommt, wenn die erste steht.',
        avoid: 'Ja, und dazu noch ein Video, eine Tour und ein Fest.',
        to: 'I',
      },
      {
        say: 'Das ist nur ein Gedanke. Für dich ändert sich nichts, außer wir sagen nächste Woche beide Ja.',
        avoid: 'Ich hab denen gerade gesagt, dass wir am Montag alles umstellen.',
        to: 'S',
      },
      {
        say: 'Greif diesen Entwurf ruhig an. Welche drei Annahmen würdest du prüfen, bevor ich ihn vorstelle?',
        avoid: 'Mach dir keinen Kopf wegen der Details, Hauptsache, die sagen Ja.',
        to: 'C',
      },
      {
        say: 'Ich hab dich unterbrochen. Mach bitte bei der Lieferung weiter.',
        avoid: 'Ja, ich weiß, worauf du hinauswillst, also meine Meinung dazu.',
      },
      {
        say: 'Freitag kann ich erst versprechen, wenn ich mit der Werkstatt gesprochen habe.',
        avoid: 'Freitag geht klar, die finden schon einen Weg.',
      },
      {
        say: 'Ich hab das angestoßen und dann nichts mehr gesagt. Was brauchst du jetzt von mir?',
        avoid: 'Läuft das noch? Ich dachte, du hast das im Griff.',
      },
    ],
    workingWith: {
      D: {
        title: 'Klärt, wer was entscheidet',
        text: 'Sind zwei im Raum, die drängen, wird es schnell laut. Dein Gegenüber mag Direktheit und eine kurze Liste, und deine dritte Anekdote ist eine zu viel. Du wiederum hältst die Schroffheit für eine Kampfansage und hebst die Stimme. Legt vor dem Meeting fest, welche Entscheidungen bei wem liegen, und haltet euch daran.',
      },
      S: {
        title: 'Lass sie darüber schlafen',
        text: 'Dein Tempo gibt geduldigen Menschen das Gefühl, dass der Boden jeden Morgen schwankt. Wissen sie, dass es dein Projekt nächsten Monat noch gibt, tragen sie es treu mit. Ihre Pause macht dich ungeduldig, und du füllst sie mit noch mehr Werbung. Bring die Änderung früh, erklär, was bleibt, wie es ist, und hol dir die Antwort am Tag darauf.',
      },
      C: {
        title: 'Frag nach den Schwachstellen',
        text: 'Menschen, die Nachweise wollen, sehen Lücken in deinem Vortrag, die auch die Kundschaft sehen wird, nur später und teurer. Runde Zahlen mögen sie nicht, Eile vor Publikum auch nicht. Du hörst ungern von Problemen, solange du die Idee noch genießt. Zeig ihnen den Entwurf unter vier Augen, frag nach den drei schwächsten Punkten und behebe einen, während sie zusehen.',
      },
    },
  },
}
