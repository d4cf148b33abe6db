import type { StyleContent } from '@/lib/disc/content/types'

export const is: StyleContent = {
  code: 'IS',
  name: 'Offenes Ohr',
  nickname: 'Bindeglied',
  preview: {
    keywords: ['Gastfreundlich', 'Aufmerksam', 'Entgegenkommend', 'Rücksichtsvoll'],
    coreTraits: {
      pace: {
        title: 'Lebhaft und geduldig',
        text: 'Du gehst sofort auf Menschen ein und lässt ihnen dann Zeit.',
      },
      perspective: {
        title: 'Wie es allen geht',
        text: 'Du spürst, wer still geworden ist, bevor du siehst, welche Zahl gefallen ist.',
      },
      focus: {
        title: 'Menschen vor Aufgaben',
        text: 'Auf deiner Liste für heute stehen Namen und dahinter, in Klammern, die Aufgaben.',
      },
    },
    summary: 'Zu dir kommen die Leute: Sie schließen die Tür und fragen, ob du kurz Zeit hast. Erleichtert gehen sie wieder, denn du hast zugehört und übernimmst die Spätschicht. Deinen eigenen Bericht schreibst du abends um neun.',
  },
  detail: {
    description: [
      'Wer in deinem Team anfängt, findet am Schreibtisch eine Lampe, die geht, eine Liste mit Nummern und einen Zettel in deiner Handschrift. In der ersten Woche kommst du mittags zufällig vorbei. Du bist gern unter Menschen, musst aber nicht in der Mitte stehen: Auf einem Fest bist du irgendwo zwischen der Küche und den Gästen, die niemanden kennen. Dir sagen die Leute den zweiten Satz, den nach „Mir geht’s gut“.',
      'All das kostet Stunden, die in keinem Plan stehen. Vielleicht tauschst du eine Schicht, liest eine Bewerbung gegen oder fährst zum anderen Standort, weil am Telefon eine Stimme bedrückt klang. Wenn sich zwei streiten, erzählen es dir beide, und du trägst zwei Fassungen wochenlang mit dir herum, bevor du beide an einen Tisch holst. Ein Nein fühlt sich für dich an, als würdest du einen Gast wegschicken. Also sagst du herzlich Ja, und später bist du müde und ein wenig gekränkt, weil niemand fragt, wie es dir geht.',
    ],
    coreValues: [
      {
        title: 'Dazugehören',
        text: 'Wo die Tassen stehen, soll niemand erst in der zweiten Woche erfahren.',
      },
      {
        title: 'Treue',
        text: 'Du verteidigst im Pausenraum Leute, die nicht da sind, auch nach einem Streit am selben Morgen.',
      },
      {
        title: 'Sanfte Ehrlichkeit',
        text: 'Eine harte Wahrheit gehört für dich in einen stillen Raum, mit genug Zeit danach.',
      },
      {
        title: 'Alle Namen nennen',
        text: 'Auf der Folie zum Dank soll die Nachtschicht genauso stehen wie das Podium.',
      },
      {
        title: 'Begrüßen und verabschieden',
        text: 'Kaffee am Montag, eine Abschiedskarte, zum Schluss ein Händedruck: Für dich ist das Arbeit, die sich lohnt.',
      },
    ],
    strengths: [
      {
        title: 'Neue Leute hereinholen',
        text: 'Du führst Neue an vier Schreibtische und erzählst an jedem etwas über sie. Dein eigener Vormittag ist weg, und niemand plant das ein.',
      },
      {
        title: 'Das Ungesagte hören',
        text: 'Heißt es nach der Liefertour, alles sei in Ordnung, fragst du noch einmal, weil die Schultern etwas anderes sagen. Die Sorge trägst du dann mit nach Hause, zu deinen eigenen.',
      },
      {
        title: 'Eine laute Beschwerde beruhigen',
        text: 'Werden zum Beispiel am Empfang Eltern laut, sitzen sie nach ein paar Minuten und erzählen dir der Reihe nach, was war. Um des lieben Friedens willen erstattest du vielleicht Geld.',
      },
      {
        title: 'Persönliches im Kopf behalten',
        text: 'Vor der Übergabe weißt du, wessen Vater im Krankenhaus liegt, und änderst still den Plan. Andere sehen die Ausnahme und fragen sich, was die Regel ist.',
      },
      {
        title: 'Freiwillige halten',
        text: 'Nach einem Tag der offenen Tür schickst du zum Beispiel allen Freiwilligen ein paar Zeilen über ihren Beitrag. Das kostet deinen Sonntag, und beim nächsten Mal rechnen sie damit.',
      },
      {
        title: 'Andere ins Rampenlicht stellen',
        text: 'Du lässt zum Beispiel im Projektrückblick die Azubis das Diagramm zeigen, das sie gemacht haben. Wie viel von der Arbeit deine war, erfährt deine Führungskraft vielleicht nicht.',
      },
    ],
    limitations: [
      {
        title: 'Lehn ab, solange es klein ist',
        text: 'Du nimmst zum Beispiel die Zusatzschicht, weil die Bitte verzweifelt klang. Drei Wochen später bist du erschöpft, und der Plan rechnet fest mit dir.',
      },
      {
        title: 'Setz beide an einen Tisch',
        text: 'Im Streit vertrauen sich dir beide Seiten an. Während du zwei Geheimnisse hütest, verstreicht der Liefertermin, um den es geht.',
      },
      {
        title: 'Sag, was du willst',
        text: 'Wirst du gefragt, wohin das Team umziehen soll, nennst du, was andere möchten. Für sie passt es, und du fährst 40 Minuten länger.',
      },
      {
        title: 'Sag deutlich, was noch fehlt',
        text: 'Deine Rückmeldung ist so weich, dass Azubis ein Lob hören. Dann fallen sie durch die praktische Prüfung und fragen, warum niemand gewarnt hat.',
      },
      {
        title: 'Schütze deine eigenen Stunden',
        text: 'Ein Klopfen an der Tür geht deiner Aufgabe vor. Der Papierkram rutscht in den Abend, und wenn du müde bist, schleichen sich Fehler ein.',
      },
    ],
    developmentTips: [
      'Halte dir diese Woche zweimal von neun bis halb elf frei, Tür zu, für das, was nur du kannst.',
      'Lehn bis Donnerstag einen Gefallen ab, in einem einzigen Satz und ohne gleich Ersatz anzubieten.',
      'Hol zwei, die sich übereinander beklagen, für 20 Minuten zusammen und stell beiden dieselbe Frage.',
      'Erzähl deiner Führungskraft am Freitag von drei Dingen aus dieser Woche, die auf keiner Liste stehen.',
      'Sag diese Woche einmal gleich zu Beginn, was dir lieber ist, wenn drei oder mehr einen Ort oder einen Tag suchen.',
      'Bitte bis Mittwochmittag jemanden aus dem Team um Hilfe, bei etwas, das du sonst allein machst.',
    ],
    workStyle: {
      leadership:
        'Du führst, indem du alle kennst: was sie gut können, was zu Hause los ist, welche Aufgabe ihnen Angst macht. Wenige kündigen, ohne vorher mit dir zu reden. Schwer wird es, wenn Fairness gegenüber neun heißt, eine Person zu enttäuschen. Schreib die Regel auf, bevor du die Geschichte hörst, und lass jemand anders deine Ausnahmen prüfen.',
      teamRole:
        'Zwischen Schichten und Abteilungen gibst du weiter, was in der Übergabe fehlte. Kleine Missverständnisse räumst du noch am Nachmittag aus, oft ohne dass es eine Seite merkt, und weil diese Arbeit unsichtbar ist, wächst sie. Gib alle paar Wochen ein Stück davon namentlich ab: die Geburtstagsliste, den Rundgang mit Neuen, die Fahrt zum Bahnhof.',
      communication:
        'Du fragst, nickst und fragst noch einmal, und deine Nachrichten beginnen mit einer freundlichen Zeile zum Wochenende. Kritik kommt als Anregung mit Smiley, und manche brauchen sie klarer, vor allem unter Zeitdruck. Schreib einen Satz dazu, was war, einen dazu, was du stattdessen willst, und erst dann die freundliche Zeile. Die glauben dir trotzdem alle.',
      environment:
        'Du arbeitest gut in einer festen Gruppe mit gemeinsamer Küche, vertrauten Gästen und einer Leitung, die Guten Morgen sagt. Ständiges Umbesetzen macht dich müde, denn du heißt jedes neue Team von vorn willkommen. Bei Ranglisten an der Wand wird dir unwohl. Eine stille Ecke für eine Stunde am Tag hilft mehr, als du zugibst.',
    },
    careers: [
      {
        title: 'Sozialdienst im Krankenhaus',
        text: 'Familien in einer wirren Woche brauchen eine vertraute Stimme, die noch weiß, was am Montag gesagt wurde.',
      },
      {
        title: 'Erziehung in der Kita',
        text: 'Kleine Kinder und ihre besorgten Eltern brauchen beide ein fröhliches Gesicht und Zeit.',
      },
      {
        title: 'Schulsekretariat',
        text: 'Ein verspätetes Kind, besorgte Eltern, eine Vertretung: Alle stehen an deinem Tisch.',
      },
      {
        title: 'Gästebetreuung im Hotel',
        text: 'Müden Reisenden zeigen, dass sie erwartet werden: Das würdest du auch ungefragt tun.',
      },
      {
        title: 'Einstiegsbegleitung für Software',
        text: 'Wer neu ist, bleibt hängen und kommt sich dumm vor, und du bleibst dran.',
      },
      {
        title: 'Chorleitung',
        text: 'Nach Feierabend kommen 40 Laien, und du begrüßt die Schüchternen so herzlich wie die mit Solo.',
      },
      {
        title: 'Ausbildungskoordination',
        text: 'Azubis im Elektrohandwerk, eilige Bauleitungen und eine Schule brauchen in der Mitte eine Stelle, der alle trauen.',
      },
      {
        title: 'Familienhilfe',
        text: 'Hausbesuche brauchen Geduld, Takt und ein Gesicht, das nächste Woche wiederkommt.',
      },
    ],
    goals: [
      {
        goal: 'Behalte zwei Vormittage für dich',
        metric: 'Acht freigehaltene Vormittage ohne einen einzigen Besuch',
        firstStep: 'Öffne deinen Kalender, reserviere zwei Zeiten und schreib jeweils die Aufgabe dazu.',
      },
      {
        goal: 'Lehn kleine Bitten freundlich ab',
        metric: 'Sechs Gefallen in einem Satz abgelehnt, ohne Ersatz anzubieten',
        firstStep: 'Schreib deinen Satz zum Ablehnen auf eine Karte und sag ihn dreimal laut vor dich hin.',
      },
      {
        goal: 'Zeig deine unsichtbare Arbeit',
        metric: 'Fünf Berichte an deine Führungskraft mit je zwei Aufgaben, die niemand sah',
        firstStep: 'Notiere jeden Gefallen von heute, mit den Minuten, die er gekostet hat.',
      },
    ],
    phrases: [
      {
        say: 'Ich bin gegen den neuen Plan. Zu zweit ist der Samstag nicht zu schaffen. Ich würde Folgendes ändern.',
        avoid: 'Schon gut, das kriegen wir hin, ändere bitte nichts für uns.',
        to: 'D',
      },
      {
        say: 'Da mach ich gern mit. Einen Abend kann ich, und am liebsten dekoriere ich.',
        avoid: 'Klar, ich bin bei allem dabei, egal was du brauchst.',
        to: 'I',
      },
      {
        say: 'Du sagst, es ist in Ordnung. Was müsste sein, damit es gut für dich ist?',
        avoid: 'Na ja, wenn’s dir nichts ausmacht, macht es mir auch nichts.',
        to: 'S',
      },
      {
        say: 'Deine Checkliste stimmt. Für jemanden in Sorge hab ich Schritt vier ausgelassen. Ich erklär dir, warum.',
        avoid: 'Ach, sei doch nicht so streng, das war für die Leute ein schlimmer Tag.',
        to: 'C',
      },
      {
        say: 'Deine Sonntagsschicht kann ich nicht nehmen. Ich hoffe, du findest jemanden.',
        avoid: 'Mal sehen, ob ich mein Familienessen für dich verschieben kann.',
      },
      {
        say: 'Ihr erzählt es mir beide einzeln. Um drei setze ich mich mit euch zusammen.',
        avoid: 'Ich versteh dich total, aber sag bitte nicht, dass du das von mir hast.',
      },
      {
        say: 'Ich habe jetzt zehn Minuten oder nach zwei eine halbe Stunde. Was brauchst du?',
        avoid: 'Komm rein, setz dich, ich mach sowieso nichts Wichtiges.',
      },
    ],
    workingWith: {
      D: {
        title: 'Antworte noch in derselben Stunde',
        text: 'Menschen, die auf Ergebnisse drängen, klingen in der Sache manchmal scharf und haben es bis Mittag vergessen. Du denkst tagelang daran. Sie brauchen von dir ein klares Ja oder Nein und halten deine weiche Art für Zustimmung. Geh noch in derselben Stunde hin, sag, welcher Teil nicht geht, und schlag etwas anderes vor. Eine kurze Antwort stört sie weniger als eine vage.',
      },
      S: {
        title: 'Entscheidet eine Sache zusammen',
        text: 'Mit ruhigen, rücksichtsvollen Menschen ist alles angenehm, und das ist die Falle: Jede Seite wartet auf den Wunsch der anderen. Diese Menschen brauchen weniger Worte von dir und weniger unangekündigten Besuch. Du wartest auf eine Reaktion und versuchst zu erraten, wie es ihnen geht. Stell eine Frage, auf die ein Ja oder Nein genügt, nimm die kurze Antwort an und leg den Tag fest, bevor du gehst.',
      },
      C: {
        title: 'Trenn Mensch und Vorschrift',
        text: 'Wer sich an die Vorschrift hält, behandelt alle gleich und nennt das fair. Du siehst den Menschen, machst eine Ausnahme und nennst das auch fair. Beides hat etwas für sich, und beides ärgert die andere Seite. Kündige deine Ausnahmen vorher an und begründe sie. Bitte um Hilfe bei einer Regel für die Fälle, die dir ständig begegnen.',
      },
    },
  },
}
