import type { StyleContent } from '@/lib/disc/content/types'

export const i: StyleContent = {
  code: 'I',
  name: 'Helle Freude',
  nickname: 'Treffpunkt',
  preview: {
    keywords: ['Gesellig', 'Lebhaft', 'Optimistisch', 'Spontan'],
    coreTraits: {
      pace: {
        title: 'Schnell',
        text: 'Du antwortest auf dem Flur, fängst am selben Tag an und klärst die Einzelheiten danach.',
      },
      perspective: {
        title: 'Wer dabei ist',
        text: 'Bevor du den Plan liest, fragst du, wer noch mitmacht.',
      },
      focus: {
        title: 'Menschen',
        text: 'Ein gutes Gespräch mit der Kundschaft ist getane Arbeit, auch ohne Notizen.',
      },
    },
    summary: 'Kommst du herein, grüßt du die stille Person am Drucker genauso wie die Leitung, und die Leute fangen an zu reden. Ja sagst du schnell. Dann ist Donnerstag, vier Versprechen sind fällig, und jemand hat dir geglaubt und wartet.',
  },
  detail: {
    description: [
      'Dein Arbeitstag läuft, bevor der Computer läuft. Auf dem Weg zum Schreibtisch sagst du dreimal Hallo, fragst vielleicht nach dem kranken Hund, und um neun weißt du meist, welche Firma nervös wird und welche zwei im Team gerade nicht miteinander reden. Das stand in keiner E-Mail. Im Meeting redest du früh, sprichst die Leute mit Namen an und bedankst dich, solange die Person noch im Raum ist. Ein Plan wird für dich wirklich, sobald du jemandem davon erzählt hast.',
      'Papierkram bremst dich. Die Reisekosten warten, das Protokoll bleibt in deinem Kopf, und das Formular kommt mit zwei leeren Feldern zurück. Kaltes Schweigen macht dir mehr zu schaffen als offener Widerspruch. Wird ein Gespräch hart, greifst du zu einem Witz oder einem ungefährlichen Thema. Dann gehen die Leute gut gelaunt hinaus, manchmal ohne die Botschaft. Du arbeitest gut, wo dich am Montag jemand freundlich nach dem fragt, was du am Freitag versprochen hast.',
    ],
    coreValues: [
      {
        title: 'In Verbindung bleiben',
        text: 'Ein Problem am Telefon macht dir weniger Sorgen als eines in einem langen E-Mail-Wechsel.',
      },
      {
        title: 'Offener Dank',
        text: 'Du bedankst dich so, dass andere es hören, und merkst, wenn eine Leitung das nie tut.',
      },
      {
        title: 'Ein voller Tisch',
        text: 'Isst am Nebentisch jemand aus dem Team allein, schmeckt dir dein Essen nicht richtig.',
      },
      {
        title: 'Gute Laune',
        text: 'Der Inventurtag ist lang, und du willst vor dem letzten Regal wenigstens einmal richtig lachen.',
      },
      {
        title: 'Frühes Vertrauen',
        text: 'Wer neu ist, hat dein Vertrauen am ersten Tag, ganz ohne Vorleistung.',
      },
    ],
    strengths: [
      {
        title: 'Das Eis brechen',
        text: 'Sitzen zum Auftakt zehn Fremde am Tisch, kennen sie fünf Minuten nach deiner ersten Frage alle Namen. Die Tagesordnung beginnt dafür spät, und wer gern plant, merkt das.',
      },
      {
        title: 'Lob laut aussprechen',
        text: 'Du nennst zum Beispiel am Freitag im Meeting, wer für die Lieferung länger geblieben ist. Weniger sichtbare Arbeit bleibt unerwähnt, denn du dankst für das, was du zufällig siehst.',
      },
      {
        title: 'Nach einem Nein weitermachen',
        text: 'Kommt um zehn eine Absage, rufst du um elf schon wieder fröhlich den nächsten Betrieb an. Nach dem Grund der Absage fragst du selten.',
      },
      {
        title: 'Die richtige Nummer kennen',
        text: 'Fehlt ein Teil, fällt dir die Person in der anderen Filiale ein, die mal eines übrig hatte. Deine Kontakte hast du nur im Kopf, und deine Urlaubsvertretung kommt nicht heran.',
      },
      {
        title: 'Andere zum Ausprobieren bringen',
        text: 'In der ersten Schulung zum neuen System drückst du etwa den falschen Knopf und lachst, und schon trauen sich die anderen. Deine gute Laune kann verdecken, dass die Schulung zu kurz war.',
      },
      {
        title: 'Vor Leuten improvisieren',
        text: 'Streikt zum Beispiel der Beamer, erzählst du ohne Folien, während jemand ein Kabel sucht. Danach haben zwei im Saal verschiedene Zahlen im Kopf, denn aufgeschrieben ist nichts.',
      },
    ],
    limitations: [
      {
        title: 'Schau nach, bevor du versprichst',
        text: 'Du sagst an der Kaffeemaschine zu, bevor du den Kalender öffnest. Am Mittwoch rechnen zwei Betriebe mit demselben Nachmittag, und einer bekommt eine Entschuldigung.',
      },
      {
        title: 'Sag Schlechtes ohne Verpackung',
        text: 'Schlechte Nachrichten verpackst du in drei Komplimente. Die Person geht fröhlich davon, macht den Fehler nächste Woche wieder und ist im Jahresgespräch überrascht.',
      },
      {
        title: 'Schreib es auf',
        text: 'Absprachen bleiben bei dir im Gespräch. Nach einem Monat erinnert sich jede Seite an einen anderen Preis, und festgehalten ist er nur in deinem Gedächtnis.',
      },
      {
        title: 'Lass beim Reden Pausen',
        text: 'Stille im Meeting füllst du nach zwei Sekunden. Wer fünf gebraucht hätte, geht, ohne zu sagen, was im Vertrag auffiel.',
      },
      {
        title: 'Mach erst das Alte fertig',
        text: 'Dein Interesse sinkt, wenn der spannende Teil vorbei ist. Die letzten zehn Prozent liegen in einem Ordner, bis jemand anders sie genervt erledigt.',
      },
    ],
    developmentTips: [
      'Hab diese Woche ein kleines Notizbuch in der Tasche und schreib jedes Versprechen auf, bevor du weitergehst.',
      'Zähl am Dienstag nach deiner nächsten Frage still bis sechs und lass jemand anders zuerst reden.',
      'Nimm dir am Freitag um zwei eine halbe Stunde nur für Formulare, das Handy in einem anderen Raum.',
      'Sag diese Woche eine Kritik in zwei Sätzen und schweig dann, bis die andere Person antwortet.',
      'Schick diese Woche nach einem Telefonat über einen Auftrag innerhalb einer Stunde drei Zeilen: was gilt, wer es macht, bis wann.',
      'Nenn bei den nächsten drei Bitten eine Uhrzeit, etwa vier Uhr, und sag erst dann Ja oder Nein.',
    ],
    workStyle: {
      leadership:
        'Du führst, indem du von Tisch zu Tisch gehst. Die Leute hören täglich von dir, meist persönlich, und sie wissen, wohin du willst, weil du es mit Händen und Bildern beschrieben hast. Auf Maßstäbe achtest du weniger. Verfehlt jemand zum zweiten Mal ein Ziel, machst du wieder Mut, und der Rest des Teams wartet darauf, dass du etwas sagst.',
      teamRole:
        'Du lässt die Geburtstagskarte herumgehen, nimmst Neue zum Mittagessen mit und bringst zwei Abteilungen nach einer schlechten Woche wieder ins Gespräch. Das Team merkt es vielleicht erst, wenn du fehlst. Lass es nicht deine einzige Aufgabe sein: Bitte um ein Ergebnis, an dem dein Name steht, und berichte darüber wie alle anderen.',
      communication:
        'Ein Anruf ist dir lieber als eine Nachricht und ein Besuch am Schreibtisch lieber als ein Anruf. Du erklärst mit Geschichten, sagst noch einmal, was dir gefallen hat, und liest dabei in den Gesichtern. In einer E-Mail steht deine Bitte oft im vierten Absatz. Setz sie in die erste Zeile und lass die Geschichte denen, die weiterlesen wollen.',
      environment:
        'Was dir guttut: ein Tresen, eine offene Fläche, Besuch, wechselnde Gesichter und eine Führung mit Zeit für ein kurzes Wort. Was dich auslaugt: ein geschlossenes Büro, Kopfhörer ringsum, Wochen ohne Reaktion auf deine Arbeit. Arbeitest du zu Hause, plane zwei kurze Anrufe vor Mittag. Sonst hast du bis elf allen geschrieben, nur um Gesellschaft zu haben.',
    },
    careers: [
      {
        title: 'Personalgewinnung',
        text: 'Jeden Tag kommen neue Leute, und wer sich wohlfühlt, erzählt dir mehr.',
      },
      {
        title: 'Friseurhandwerk',
        text: 'Wer wiederkommt, kommt wegen des Gesprächs im Stuhl genauso wie wegen des Schnitts.',
      },
      {
        title: 'Freizeitangebote im Pflegeheim',
        text: 'Ein Nachmittag mit Gesang kommt erst in Gang, wenn jemand den ersten Ton wagt.',
      },
      {
        title: 'Softwareschulung',
        text: 'Wer sich vor dem neuen Programm fürchtet, atmet auf, wenn du vorn scherzt und mitklickst.',
      },
      {
        title: 'Theaterunterricht',
        text: 'Eine nervöse Klasse taut auf, sobald du selbst etwas Albernes wagst.',
      },
      {
        title: 'Stadtteilarbeit',
        text: 'Angebote der Stadt kommen erst an, wenn jemand an Türen klopft und zum Reden bleibt.',
      },
      {
        title: 'Radiomoderation',
        text: 'Herzlich zu Menschen sprechen, die du nicht siehst, live und fast ohne Skript: Das liegt dir.',
      },
      {
        title: 'Stadtführungen',
        text: 'Mit jedem Bus kommt neues Publikum, und dieselbe Straße verträgt eine neue Geschichte.',
      },
    ],
    goals: [
      {
        goal: 'Halte jedes kleine Versprechen',
        metric: 'Zehn Versprechen notiert, neun davon gehalten oder offen neu ausgehandelt',
        firstStep: 'Schreib auf, was du seit gestern zugesagt hast, und unterstreich, was niemand schriftlich hat.',
      },
      {
        goal: 'Sag Schwieriges früher',
        metric: 'Vier ehrliche Gespräche, jedes mit einer klaren Bitte',
        firstStep: 'Notiere, wer noch auf ein klares Wort von dir wartet, und entwirf den ersten Satz.',
      },
      {
        goal: 'Schließ ab, was du anfängst',
        metric: 'Drei halbe Aufgaben fertig gemacht und mit einer Notiz übergeben',
        firstStep: 'Öffne die älteste unfertige Datei und schreib auf, welches Stück darin noch fehlt.',
      },
    ],
    phrases: [
      {
        say: 'Die Firma will weniger zahlen, ich schlage fünf Prozent vor. Einverstanden?',
        avoid: 'Also, ich sitz mit denen beim Essen, und du glaubst nicht, was dann passiert ist.',
        to: 'D',
      },
      {
        say: 'Der Plan ist großartig. Wer schreibt ihn auf, du oder ich?',
        avoid: 'Das wird super, den Rest sehen wir unterwegs.',
        to: 'I',
      },
      {
        say: 'Nimm dir Zeit bis morgen. Ich möchte hören, was dir am Umzug Sorgen macht.',
        avoid: 'Komm schon, das wird lustig, sag einfach Ja.',
        to: 'S',
      },
      {
        say: 'Ich habe zwei Zahlen und eine Schätzung. Hier sind sie, klar gekennzeichnet.',
        avoid: 'Glaub mir, das wird was, ich hab ein richtig gutes Gefühl.',
        to: 'C',
      },
      {
        say: 'Ich will helfen. Ich schau in meinen Kalender und rufe dich um vier zurück.',
        avoid: 'Klar, gar kein Problem, überlass das mir.',
      },
      {
        say: 'Der Bericht kam zweimal zu spät. Was brauchst du, damit der nächste pünktlich ist?',
        avoid: 'Du machst das toll, achte vielleicht ein bisschen auf die Termine.',
      },
      {
        say: 'Ich hab viel geredet. Wer sieht es anders?',
        avoid: 'Dann sind wir uns ja einig, wunderbar, weiter geht’s.',
      },
    ],
    workingWith: {
      D: {
        title: 'Fang mit dem Fazit an',
        text: 'Menschen, die schnell entscheiden und lange Einleitungen nicht mögen, wollen dein Fazit vor der Geschichte. Sie schneiden dir das Wort ab, und du hörst Kälte, wo sie nur Zeit sparen wollen. Du wiederum fängst genau dann an zu plaudern, wenn sie gehen möchten. Beginne das nächste Gespräch mit einem Satz, deiner Empfehlung, und warte. Fragen sie nach mehr, erzähl die Geschichte.',
      },
      S: {
        title: 'Werd langsamer und halte Wort',
        text: 'Menschen, die gleichmäßig arbeiten, brauchen von dir Vorlauf und eingehaltene Termine. Deine Einfälle in letzter Minute stören einen Tag, den sie sich genau eingeteilt haben, und einem fröhlichen Gesicht zu widersprechen, fällt ihnen schwer. Kündige eine Änderung zwei Tage vorher an, frag, was sie durcheinanderbringt, und sei pünktlich.',
      },
      C: {
        title: 'Leg es hin und geh',
        text: 'Menschen, die erst prüfen und dann reden, brauchen deine Quellen und etwas Ruhe zum Lesen. In deinem Überschwang hören sie, dass die Fußnote fehlt, in ihren Fragen hörst du Misstrauen. Leg ihnen zwei geschriebene Seiten auf den Tisch und geh, auch wenn ein Plausch schöner wäre. Nimm dann jede Frage als Hilfe am Text, denn das ist sie meistens.',
      },
    },
  },
}
