import type { StyleContent } from '@/lib/disc/content/types'

export const s: StyleContent = {
  code: 'S',
  name: 'Ruhige Hand',
  nickname: 'Anker',
  preview: {
    keywords: ['Geduldig', 'Verlässlich', 'Taktvoll', 'Beständig'],
    coreTraits: {
      pace: { title: 'Gleichmäßig', text: 'Du arbeitest in einem Tempo, das du auch am Freitagnachmittag noch hältst.' },
      perspective: { title: 'Der Alltag', text: 'Bevor dich ein Plan überzeugt, stellst du dir vor, wer ihn am Dienstag ausführt.' },
      focus: { title: 'Menschen zuerst', text: 'Wer vor deinem Schreibtisch steht, kommt vor dem, was darauf liegt.' },
    },
    summary: 'Läuft eine Woche schief, finden die Leute einen Grund, bei dir vorbeizukommen, denn deine Stimme bleibt, wie sie ist. Was du anfängst, wird fertig, und du merkst, wer nichts mehr sagt. Dein eigenes Nein kommt spät oder gar nicht.',
  },
  detail: {
    description: [
      'Dein Tag hat eine Reihenfolge, und das meiste davon fällt nicht auf. Morgens öffnest du dieselben drei Programme und antwortest zuerst, wo jemand am längsten wartet. Was du dir geliehen hast, bringst du zurück. Das Team gibt dir Arbeit, die danach niemand mehr prüfen will. In Meetings lässt du andere anfangen, und wenn du sprichst, greifst du oft einen Satz auf, der schon gefallen ist. Ein lautes Wort hängt dir länger nach, als die Person ahnt, von der es kam.',
      'Mit einer Änderung ohne Grund tust du dich schwer. Bekommst du den Grund, ein Datum und Zeit für Fragen, hältst du dich noch nach einem halben Jahr daran. Wird am Donnerstagnachmittag angekündigt, was ab Freitag gilt, nickst du und lässt den alten Weg leise nebenherlaufen. Mit Widerspruch geht es ähnlich: Er kommt mit nach Hause, sitzt beim Abendessen dabei und kehrt eine Woche später als kleine Frage zurück. Da ist längst bestellt.',
    ],
    coreValues: [
      { title: 'Ein ruhiger Morgen', text: 'Wird vor neun jemand laut, ist deine Aufmerksamkeit bis zum Mittag dahin.' },
      { title: 'Zusagen halten', text: 'Hast du die Teile für acht zugesagt, stehst du um Viertel vor acht damit in der Tür.' },
      { title: 'Alle sind mal dran', text: 'Der Wochenenddienst soll wandern. Trifft es dauernd dieselbe Person, lässt dir das keine Ruhe.' },
      { title: 'Rechtzeitig Bescheid wissen', text: 'Ein neues System nimmst du leichter an, wenn du vorher einmal zusehen konntest.' },
      { title: 'Feste Bindungen', text: 'Einer Werkstatt, einer Zahnarztpraxis oder einem Team bleibst du jahrelang treu. Neu anzufangen, wäre Verschwendung.' },
    ],
    strengths: [
      { title: 'Das Tempo halten', text: 'Zwei Telefone klingeln, daneben beschwert sich jemand, und du nimmst eins nach dem anderen, im selben Tempo. Danach bräuchtest du eine stille Stunde, und die gibt der Plan nicht her.' },
      { title: 'Bis zum letzten Satz zuhören', text: 'Im Teammeeting lässt du die langsamste Stimme ausreden, und ganz am Ende kommt das eigentliche Problem heraus. Aus kurzen Tagesordnungspunkten werden mit dir lange.' },
      { title: 'Ungeliebtes fertig machen', text: 'Du schreibst zum Beispiel die letzte Seite der Inventur, die drei andere angefangen haben. Weil sie ohne Aufhebens auf dem Tisch liegt, bekommst du die nächste Inventur gleich dazu.' },
      { title: 'Kleinigkeiten erklären', text: 'Jemandem am ersten Tag zeigst du zum Beispiel den Türcode, den Trick mit dem Drucker und wer bei Fragen hilft. Deine eigene Liste wartet bis zum Feierabend.' },
      { title: 'Das Gewohnte am Leben halten', text: 'Die Übergabe am Montag gibt es zum Beispiel auch in der Hochsaison, weil du mit der Liste bereitstehst. Genauso überleben Schritte, die längst niemandem mehr nützen.' },
      { title: 'Vertrauliches für sich behalten', text: 'Erzählt dir jemand am Montag vom Ärger zu Hause, weiß auch am Freitag sonst niemand davon. So trägst du mehr Sorgen als nur deine eigenen.' },
    ],
    limitations: [
      { title: 'Sprich vor der Abstimmung', text: 'Dein Zweifel taucht hinterher auf dem Flur auf. Dann rollt das Team Erledigtes neu auf, oder es macht weiter, ohne etwas Wichtiges gehört zu haben.' },
      { title: 'Rechne deine Stunden laut vor', text: 'Vier Aufgaben liegen auf dem Tisch, du nimmst die fünfte und bleibst bis sieben. Der nächste Monat wird dann mit Stunden geplant, die es gar nicht gibt.' },
      { title: 'Mach den Umstieg mit', text: 'Kommt zum Beispiel ein neues Programm, führst du die alte Tabelle zur Sicherheit weiter. Das macht doppelte Arbeit, und deine Fragen kommen erst nach der Schulung.' },
      { title: 'Sprich kleinen Ärger an', text: 'Kommt jemand den ganzen Frühling zehn Minuten zu spät zur Übergabe, springst du ein. Dass es dich stört, erfährt die Person nicht, und allmählich gehst du ihr aus dem Weg.' },
      { title: 'Sag, was von dir kam', text: 'Wer das gelöst hat? Das Team, sagst du im Jahresgespräch, und wo es um Gehälter geht, steht dann ein anderer Name auf dem Zettel.' },
    ],
    developmentTips: [
      'Sag in den ersten zehn Minuten deines nächsten Meetings einen Satz, und wenn es nur die Frage nach dem Termin ist.',
      'Antworte, wenn wieder jemand etwas zusätzlich will: „Ich sag’s dir um zwei.“ Sieh in den Kalender, bevor du Ja sagst.',
      'Schreib deiner Führungskraft am Freitag um vier zwei Zeilen: eine Sache, die fertig ist, und eine, die zu viel ist.',
      'Mach am Dienstag bis Mittag eine ganze Aufgabe mit dem neuen Programm und lass das alte geschlossen.',
      'Nimm einen Ärger, der älter als zwei Wochen ist, und sprich ihn unter vier Augen an, in weniger als einer Minute.',
      'Gib am Donnerstag eine Routineaufgabe an jemanden aus dem Team ab und verlass für die ersten 20 Minuten den Raum.',
    ],
    workStyle: {
      leadership:
        'Du führst aus der Nähe. Die Leute kennen ihre Schichten früh, hören von Änderungen durch dich, bevor es Gerüchte gibt, und haben Zeit zu antworten. Fehler kommen unter vier Augen zur Sprache. Manchmal fehlt dem Team eine schnelle, unbeliebte Entscheidung: Wollen zwei in derselben Woche frei, hoffst du, dass sie sich von selbst einig werden.',
      teamRole:
        'Du bist die ruhige Mitte der Gruppe. Arbeit kommt halb fertig zu dir und geht fertig weiter, und wer neu ist, wird zuerst an deinen Tisch geschickt. Reden zwei nicht mehr miteinander, reden beide mit dir. Achte auf den Moment, ab dem du nur noch Botschaften überbringst. Denn dann geht der Streit weiter, und du hast eine zweite Stelle.',
      communication:
        'Lange E-Mail-Ketten ermüden dich, also gehst du hinüber, fragst, wie es geht, und wartest die Antwort ab. Du schreibst freundlich, und deine Bitte versteckt sich in der letzten Zeile, wo sie in der Eile überlesen wird. Schieb sie nach oben, schreib dazu, bis wann du es brauchst, und heb dir das Freundliche für den Schluss auf.',
      environment:
        'Ein festes Team, ein vertrauter Rhythmus und eine Führung, die das Warum erklärt: Da arbeitest du am besten. Stammkundschaft und klare Übergaben liegen dir. Aufgaben, die an die lauteste Stimme gehen, täglich neue Pläne und ein Aushang mit den besten Verkaufszahlen kosten dich Kraft. Eine stille halbe Stunde nach dem Mittagessen gleicht vieles aus.',
    },
    careers: [
      { title: 'Pflege in der Nachtschicht', text: 'Wer um drei Uhr früh Angst hat, braucht dasselbe ruhige Gesicht wie am Tag.' },
      { title: 'Schulbegleitung', text: 'Fortschritt kommt in kleinen Wiederholungen, und du drängst das Kind nicht.' },
      { title: 'Wartung elektrischer Anlagen', text: 'Feste Runden und bekannte Maschinen liegen dir, und die ganze Schicht verlässt sich auf deine Prüfung.' },
      { title: 'IT-Hotline', text: 'Wer anruft, ist schon verärgert und darf bei dir erst einmal ausreden.' },
      { title: 'Sozialarbeit im Jugendamt', text: 'Vertrauen wächst, wenn alle zwei Wochen dieselbe Person am Küchentisch sitzt.' },
      { title: 'Büroorganisation', text: 'Material, Schlüssel und Urlaubstage bleiben in Ordnung, weil eine Person den Überblick hat.' },
      { title: 'Fahrdienst im Linienverkehr', text: 'Die Strecke steht fest, viele Gesichter kennst du, und mit Geduld kommen alle sicher an.' },
      { title: 'Ankleidedienst am Theater', text: 'Jede Vorstellung braucht hinter dem Vorhang dieselben flinken, leisen Hände.' },
    ],
    goals: [
      { goal: 'Sag deine Meinung vor dem Beschluss', metric: 'Fünf Meetings, in denen deine Sicht vor dem Beschluss zu hören war', firstStep: 'Öffne die Einladung zu deinem nächsten Meeting und schreib einen Satz auf, den du dort sagst.' },
      { goal: 'Sag Nein zu Zusatzarbeit', metric: 'Vier Bitten, auf die du Nein gesagt oder einen späteren Tag genannt hast', firstStep: 'Schreib auf, was du anderen versprochen hast, und markier zwei Dinge, die nicht deine Aufgabe sind.' },
      { goal: 'Probier Neues früher aus', metric: 'Drei neue Programme oder Abläufe, je für eine ganze Aufgabe benutzt', firstStep: 'Wähl eine Änderung, die du aufgeschoben hast, und lies zehn Minuten in der Anleitung.' },
    ],
    phrases: [
      { say: 'Eins sehe ich anders: Zu zweit schaffen wir die Fahrten am Samstag nicht. Mit dem Rest fang ich gleich an.', avoid: 'Müsste schon gehen, probieren wir’s halt.', to: 'D' },
      { say: 'Die Idee mit dem Fest gefällt mir. Bevor ich zusage: Wer räumt danach auf?', avoid: 'Klar, klingt schön, wird schon irgendwie.', to: 'I' },
      { say: 'Wir waren jetzt beide höflich. Welchen von den zwei Plänen willst du?', avoid: 'Mir ist wirklich alles recht, such du aus.', to: 'S' },
      { say: 'Die Zahlen hab ich nicht geprüft. Den Anrufen nach springen uns bald drei Firmen ab.', avoid: 'Ist nur so ein Gefühl, vergiss es.', to: 'C' },
      { say: 'Gern sofort, dann wartet die Nachbestellung bis Donnerstag. Was ist wichtiger?', avoid: 'Sicher, leg’s einfach zu den anderen Sachen.' },
      { say: 'Wenn die Übergabe zu spät anfängt, verpasse ich meinen Zug. Sei bitte um zwei da.', avoid: 'Macht nichts, ich hatte es sowieso nicht eilig.' },
      { say: 'Ich habe zwei Leute angelernt und die Checkliste neu geschrieben. Ich möchte über mein Gehalt reden.', avoid: 'Das war eigentlich das ganze Team, ich hab kaum was gemacht.' },
    ],
    workingWith: {
      D: {
        title: 'Antworte in zwei Zeilen',
        text: 'Menschen, die in Sekunden entscheiden, wollen von dir eine Meinung, und zwar gleich. Deine Pause halten sie für Zustimmung. Ihre kurzen Nachrichten klingen für dich nach Ärger, dabei sind sie oft bloß kurz. Schreib vor dem nächsten Gespräch deine Empfehlung auf einen Zettel und lies sie zu Beginn vor.',
      },
      I: {
        title: 'Genieß es und schreib den Termin auf',
        text: 'Menschen mit zehn Ideen vor dem ersten Kaffee brauchen ein Gegenüber, das mitlacht, und das tust du. Mühsam wird es danach: Sie kündigen etwas an, zwischen Montag und Mittwoch ändert sich der Plan, und die Arbeit bleibt bei dir hängen. Schick nach jedem lebhaften Gespräch drei Zeilen, wer was bis wann macht, und lass deinen Namen weg, wo du nicht zugesagt hast.',
      },
      C: {
        title: 'Leg auf den Tisch, was du weißt',
        text: 'Wer alles prüft, mag Eile so wenig wie du. Was zählt, sind Datum, Betrag und was am Telefon wörtlich gesagt wurde. Eine Korrektur klingt für dich leicht wie ein Urteil über dich, also ziehst du dich zurück. Dein Gegenüber merkt nur, dass keine Antwort mehr kommt. Bitte darum, die zwei wichtigsten Punkte anzustreichen, und beantworte sie noch am selben Tag schriftlich.',
      },
    },
  },
}
