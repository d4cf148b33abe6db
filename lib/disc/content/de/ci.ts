import type { StyleContent } from '@/lib/disc/content/types'

export const ci: StyleContent = {
  code: 'CI',
  name: 'Lebendiges Wissen',
  nickname: 'Skizzenblock',
  preview: {
    keywords: ['Wissbegierig', 'Belesen', 'Anschaulich', 'Mitteilsam'],
    coreTraits: {
      pace: { title: 'Still, dann lebhaft', text: 'Du verstummst für einen Vormittag und erklärst dann vor dem Mittagessen alles.' },
      perspective: { title: 'Das Detail als Bild', text: 'Zu jeder Tatsache, die du sammelst, suchst du die passende Zeichnung.' },
      focus: { title: 'Erst das Thema, dann die Runde', text: 'Das Thema kommt zuerst, dicht dahinter ein Gesicht, dem gerade etwas klar wird.' },
    },
    summary: 'Du gräbst dich in ein Thema, bis es dir klar ist, und dann kannst du es kaum erwarten, es jemandem aufzuzeichnen. Wer von deinem Tisch aufsteht, hat eine Skizze in der Hand. Nur kurz wird es selten: Eine Frage für zwei Minuten kann 20 dauern.',
  },
  detail: {
    description: [
      'Jemand aus dem Team fragt im Vorbeigehen, wie die neuen Preise zustande kommen. Du hast zwei Abende in dieser Tabelle verbracht, also nimmst du einen Stift, zeichnest drei Kästen, wischst einen weg und bringst ein Beispiel mit Kaffee. Nach einer Viertelstunde stehen vier Leute vor der Tafel, und jemand macht ein Foto. Für dich ist das der Höhepunkt der Woche. Der Bericht, den du schreiben solltest, ist noch auf Seite eins.',
      'Es soll stimmen, und es soll jemand zuhören: Du brauchst beides. Allein am Schreibtisch prüfst du die Fußnoten. Vor einer Gruppe hörst du dich eine Zahl versprechen, die du nie geprüft hast, und berichtigst sie noch vor Mitternacht per E-Mail. Kritik am Inhalt interessiert dich, solange sie unter vier Augen kommt. Fällt derselbe Satz vor Publikum, beschäftigt er dich tagelang. Eine Woche ohne Menschen stumpft dich ab, und nach einem Tag voller Meetings hast du nichts Neues mehr zu sagen.',
    ],
    coreValues: [
      { title: 'Verstehen', text: 'Verstanden ist etwas für dich erst, wenn eine andere Person es dir erklären kann.' },
      { title: 'Gute Form', text: 'Ein schlampiges Diagramm ärgert dich so sehr wie ein falsches.' },
      { title: 'Frisches Wissen', text: 'Ein Arbeitstag, an dem du nichts gelernt hast, kommt dir verschenkt vor.' },
      { title: 'Echtes Interesse', text: 'Eine zweite Frage aus der letzten Reihe freut dich mehr als Applaus.' },
      { title: 'Der Name am Werk', text: 'Taucht dein Schaubild unter einem anderen Namen auf, merkst du es, und es tut weh.' },
    ],
    strengths: [
      { title: 'Mit einer Skizze erklären', text: 'Die Nachtschicht beachtet zum Beispiel die neue Lagerregel erst, wenn du sie in drei Minuten auf einen Karton zeichnest. Danach redest du eine Stunde über Ausnahmen, nach denen niemand gefragt hat.' },
      { title: 'Den Stoff auswendig können', text: 'Stürzt zum Beispiel der Laptop ab, hältst du denselben Vortrag mit einem Stift, ohne eine Tatsache zu verlieren. Hinter diesen 20 Minuten stecken zwei Wochenenden.' },
      { title: 'Zwei Abteilungen verbinden', text: 'Du erklärst zum Beispiel dem Verkauf die Technik und der Technik den Verkauf, bis beide nicken. Seitdem rufen beide dich an, und deine eigene Arbeit beginnt nach fünf.' },
      { title: 'Auf Vorrat lernen', text: 'Ein neues Gesetz hast du zum Beispiel gelesen, Monate bevor es gilt, und erklärst es in einer Mittagspause, mit Handzetteln. Die Rechnungen dieser Woche liegen noch auf deinem Tisch.' },
      { title: 'Erklären, aber nicht von oben herab', text: 'Fragt jemand Neues zum dritten Mal dasselbe, findest du ein drittes Beispiel. Das kostet Geduld, und verschoben wird dabei nur deine eigene Frist.' },
      { title: 'Muster sichtbar machen', text: 'In den Beschwerden eines Jahres siehst du zum Beispiel, dass die meisten nach einem Feiertag kommen, und zeigst es in einem Schaubild. Davor gab es fünf Farbfassungen, die niemand gesehen hat.' },
    ],
    limitations: [
      { title: 'Hör auf, sobald die Antwort da ist', text: 'Du lieferst die Vorgeschichte, die Ausnahme und die bessere Frage. Draußen fährt der Bus, und die Person geht ohne die eine Zeile, die sie gebraucht hätte.' },
      { title: 'Prüf die Zahl, bevor du sie sagst', text: 'Vor neugierigen Gesichtern wird bei dir aus einer Vermutung eine Zahl. Am Abend berichtigst du sie, und der nächsten glauben alle schon weniger.' },
      { title: 'Mach eine Bemerkung nicht größer, als sie ist', text: 'Eine kritische Frage vor anderen kostet dich zum Beispiel zwei Tage. Du baust die Folien um und meidest die Person, von der sie kam.' },
      { title: 'Schreib auch die Anleitung', text: 'Der Entwurf reizt dich, die Dokumentation nicht. Drei deiner Werkzeuge sind nirgends beschrieben, und an deinen freien Tagen kommt das Team nicht weiter.' },
      { title: 'Entscheide dich für ein Publikum', text: 'Dein Bericht soll Fachleuten genügen und allen anderen auch. So wächst er auf 30 Seiten, und beide Gruppen blättern gleich zum Schluss vor.' },
    ],
    developmentTips: [
      'Antworte diese Woche fünfmal erst in einem Satz und frag dann, ob du es aufzeichnen sollst.',
      'Stell eine Küchenuhr neben die Tafel und leg den Stift nach sieben Minuten weg.',
      'Schreib am Dienstag jede Zahl auf, die du laut geschätzt hast, und prüf sie alle, bevor du nach Hause gehst.',
      'Halte dir am Freitag von neun bis elf Zeit zum Dokumentieren frei, beide Stunden ohne Chat.',
      'Lade vor der nächsten Präsentation eine kritische Stimme für eine halbe Stunde ein und bau ihre zwei härtesten Fragen ein.',
      'Lösch am Abend vor dem Vortrag ein Drittel deiner Folien und fang mit denen an, die du am liebsten magst.',
    ],
    workStyle: {
      leadership:
        'Deine Leute lernen viel von dir. Du erklärst das Warum, zeichnest das ganze System und freust dich, wenn Azubis darin einen Fehler finden. Entscheidungen leiden, weil aus jeder ein Seminar wird. Beginn das Meeting also mit der einen Entscheidung, die du brauchst, und beende die Diskussion zehn Minuten früher. Lob die fertige Aufgabe so herzlich wie den klugen Gedanken.',
      teamRole:
        'Du verschwindest mit einem Wust von Notizen und kommst mit einem Bild wieder, auf das alle zeigen können. Workshops, Schulungstage und erste Vorführungen gehen wie von selbst an dich. Die Routine dazwischen erledigen die anderen, und sie merken es. Nimm jede Woche einen langweiligen Punkt von der Liste und schließ ihn selbst ab.',
      communication:
        'Du erklärst mit dem Stift in der Hand und achtest in den Gesichtern auf den Augenblick, in dem es ankommt. Deine Nachrichten fangen kurz an und haben beim Abschicken drei Absätze mehr. Bleibt eine Reaktion aus, bringst du noch ein Beispiel, obwohl eine Frage besser wäre. Überlass deinem Gegenüber die Hälfte der Zeit und schreib die letzte Zeile deiner E-Mail vor der ersten.',
      environment:
        'Vormittags eine Bibliothek, nachmittags ein Publikum: Dann ist es ein guter Tag. Du brauchst Leute in der Nähe, die gern diskutieren, und einen stillen Raum für die Stunden, in denen du liest. Regeln ohne Begründung und Meetings mit ausgeschalteten Kameras nehmen dir die Kraft. Am besten denkst du an einer Wand, auf der du schreiben darfst.',
    },
    careers: [
      { title: 'Mathematikunterricht', text: 'Eine zähe Regel, 30 Gesichter und ein fünfter Weg, sie aufzuzeichnen.' },
      { title: 'Technische Beratung im Vertrieb', text: 'Du kennst das Produkt bis ins Innere und führst es einer skeptischen Runde vor.' },
      { title: 'Datenjournalismus', text: 'Nach Wochen voller Akten steht ein Schaubild, über das die Stadt spricht.' },
      { title: 'Ernährungsberatung', text: 'Aus Laborwerten machst du einen Teller, den sich alle vorstellen können.' },
      { title: 'Ausbildungswerkstatt', text: 'Du erklärst die Verdrahtung und siehst zu, wie sie zum ersten Mal gelingt.' },
      { title: 'Ausstellungsgestaltung', text: 'Aus Forschung wird ein Raum, und Kinder drücken den Knopf, den du geplant hast.' },
      { title: 'Aufsicht im Nationalpark', text: 'Den Winter über erforschst du das Tal, im Sommer erzählst du davon.' },
      { title: 'Anforderungsanalyse', text: 'Aus einem vagen Wunsch wird ein Diagramm, auf das sich zwei Abteilungen einigen.' },
    ],
    goals: [
      { goal: 'Antworte zuerst in einem Satz', metric: 'Auf 15 Fragen erst eine Zeile und dann die Einzelheiten', firstStep: 'Öffne deine letzte lange Antwort und schreib ihren Kern als eine Zeile darüber.' },
      { goal: 'Dokumentiere, was nur du weißt', metric: 'Drei Werkzeuge oder Abläufe so beschrieben, dass andere damit arbeiten können', firstStep: 'Schreib auf, was ohne dich nicht weiterläuft, und kreis das Schlimmste ein.' },
      { goal: 'Hol dir Kritik vor dem Vortrag', metric: 'Vier Präsentationen vorab mit einer kritischen Person geprüft', firstStep: 'Bitte die skeptischste Person, die du kennst, um 20 Minuten für deine Folien.' },
    ],
    phrases: [
      { say: 'Kurz gesagt: die zweite Variante, sie spart neun Tage. Die Zeichnung hab ich hier.', avoid: 'Um das zu verstehen, müssen wir ganz am Anfang beginnen.', to: 'D' },
      { say: 'Wir haben zehn Minuten und vier Ideen. Nehmen wir eine und bringen sie zu Ende?', avoid: 'Ach, da fällt mir noch was ganz anderes ein.', to: 'I' },
      { say: 'Ich rede seit zehn Minuten. Was würde sich für dein Team an einem normalen Tag ändern?', avoid: 'Sobald du das Bild siehst, ist alles völlig logisch.', to: 'S' },
      { say: 'Die Zahl war geschätzt. Die Quelle schick ich dir noch vor Mittag.', avoid: 'Grob gesagt sind das irgendwas um die 40 Prozent.', to: 'C' },
      { say: 'Hier die Antwort in einer Zeile. Sag, wenn du mehr willst.', avoid: 'Spannendes Thema, da muss ich ein bisschen ausholen.' },
      { say: 'Da ist was dran. Gehen wir’s nach dem Meeting durch?', avoid: 'Ich glaube, du hast die Folie nicht ganz verstanden.' },
      { say: 'Erklären kann ich’s am Freitag. Bis dahin stehen die Schritte auf Seite zwei.', avoid: 'Klar, ich zeig’s dir eben schnell.' },
    ],
    workingWith: {
      D: {
        title: 'Heb dir die Zeichnung auf',
        text: 'Ungeduldige Menschen kommen ohne das ganze System aus: Sie müssen wissen, was zu tun ist, bis wann und was es kostet. Du fühlst dich bei Folie drei unterbrochen, und sie warten seit Folie eins. Zeig die letzte Folie zuerst und hör auf zu reden. Kommt die Frage, wie du darauf gekommen bist, ist das die Erlaubnis für eine Zeichnung.',
      },
      I: {
        title: 'Wählt zusammen eine Idee',
        text: 'Mit geselligen, spontanen Menschen vergeht eine Stunde schnell, und die Tafel ist voll. Am Ende fehlen überall Name und Datum. Ihr Schwung zieht dich an den Fakten vorbei, und später bereust du, was ihr beide angekündigt habt. Fotografiert die Tafel, wählt einen einzigen Punkt und macht aus, wer ihn aufschreibt, bevor ihr auseinandergeht.',
      },
      S: {
        title: 'Lass die Skizze da',
        text: 'Zurückhaltende, hilfsbereite Menschen hören gut zu. Das hältst du für ein Ja und machst weiter. In Wahrheit fragen sie sich, was dein neues System für den Ablauf bedeutet, der heute funktioniert. Deine Energie kann sich wie Druck anfühlen. Gib ihnen die Skizze mit, komm einen Tag später wieder und frag, welcher Schritt ihnen am meisten Sorgen macht. Ändere genau diesen.',
      },
    },
  },
}
