import type { StyleContent } from '@/lib/disc/content/types'

export const cs: StyleContent = {
  code: 'CS',
  name: 'Solider Bauplan',
  nickname: 'Tragwerk',
  preview: {
    keywords: ['Planvoll', 'Besonnen', 'Umsichtig', 'Bescheiden'],
    coreTraits: {
      pace: { title: 'Gemessen', text: 'Du fängst langsam an, behältst das Tempo und musst selten von vorn anfangen.' },
      perspective: { title: 'Aufbau und Einzelteil', text: 'Du siehst, was worauf ruht, bis hinunter zu den Schrauben.' },
      focus: { title: 'Die Aufgabe, anderen zuliebe', text: 'Dass dir andere wichtig sind, zeigt deine Arbeit: Sie macht niemandem Mühe.' },
    },
    summary: 'Was du baust, hält. Lieber nimmst du dir einen Tag mehr, als später eine Woche lang zu reparieren. Die Leute haben gelernt, dass du selten Nein sagst, und so landet auf deinem Tisch Arbeit, die anderen gehört.',
  },
  detail: {
    description: [
      'Wer dich um eine einfache Liste bittet, hat zwei Tage später ein kleines System: eine Tabelle mit gesperrten Formeln, eine Seite Anleitung und eine Kopie für den Fall, dass der Computer kaputtgeht. Du hast sogar an die Aushilfe gedacht, die irgendwann die falsche Spalte sortiert. Verlangt hatte das niemand. Drei Jahre später läuft die Tabelle noch, und wer sie benutzt, weiß nicht, von wem sie ist.',
      'Abläufe änderst du so, wie ein Bautrupp eine Brücke erneuert: Bohle um Bohle, und der Verkehr rollt weiter. Plötzliche Planänderungen kosten dich Schlaf, besonders wenn niemand das Warum nennt. In einem gereizten Meeting schreibst du mit und bleibst freundlich. Der Einwand steht dir auf dem Heimweg klar vor Augen, sogar die Zahlen dazu hast du. Statt ihn am nächsten Tag vorzubringen, baust du oft still eine Sicherung in deinen Teil ein. Das hilft allen, und der falsche Plan läuft weiter.',
    ],
    coreValues: [
      { title: 'Verlässlichkeit', text: 'Hast du Dienstag gesagt, liegt die Datei am Dienstag da, auch nach einem schlimmen Montag.' },
      { title: 'Ordnung, die bleibt', text: 'Du beschriftest den Ordner für die Person, die ihn in fünf Jahren braucht.' },
      { title: 'Ruhiges Miteinander', text: 'Sobald im Meeting die Stimmen lauter werden, kannst du eine Stunde lang nicht mehr denken.' },
      { title: 'Saubere Arbeit', text: 'Die Rückwand eines Schranks verdient für dich so viel Mühe wie die Front.' },
      { title: 'Rücksicht', text: 'Bevor du ein Formular änderst, fragst du die Leute, die es ausfüllen.' },
    ],
    strengths: [
      { title: 'Den Mangel früh sehen', text: 'Du liest das Kleingedruckte, das andere unterschreiben. Es zu sagen, dauert bei dir länger, als es zu finden, und manchmal ist der Vertrag dann schon verschickt.' },
      { title: 'Für den schlechten Tag planen', text: 'In deinem Plan steht zum Beispiel, woher der Ersatzstrom kommt und wer nachts wen anruft. Jedes Jahr fragt jemand im Budgetmeeting, wozu das gut ist.' },
      { title: 'Abläufe bauen, die bleiben', text: 'Deine Checkliste für die Nachtschicht ist zum Beispiel nach vier Jahren noch in Gebrauch. Wer sie kürzen will, muss dir erst drei Sorgen ausreden.' },
      { title: 'In der Krise Ordnung halten', text: 'Am Tag des Systemausfalls arbeitest du zum Beispiel mit normaler Stimme die Liste ab, und die anderen übernehmen dein Tempo. Weil du gefasst aussiehst, bietet dir niemand Hilfe an, wenn du sie brauchst.' },
      { title: 'Teile zusammenfügen', text: 'Wollen Einkauf, Lager und Buchhaltung je eigene Artikelnummern, setzt du dich mit allen dreien hin, bis eine passt. Das dauert einen Monat, weil du niemanden überstimmen willst.' },
      { title: 'Vorab testen, was andere benutzen', text: 'Ein neues Formular füllst du zum Beispiel vorab selbst aus, auf einem alten Computer wie in den Filialen. Der Start verschiebt sich um zwei Tage, und die Beschwerden bekommst du.' },
    ],
    limitations: [
      { title: 'Sag früher Nein', text: 'Schweigen zählt als Ja, und am Donnerstag gehört die Zusatzaufgabe dir. Nenn den Einwand, solange er wenig kostet.' },
      { title: 'Bring schlechte Nachrichten früh', text: 'Eine Verspätung willst du still aufholen, bevor jemand davon hört. Kommt sie heraus, haben zwei andere Teams schon mit dem alten Termin geplant.' },
      { title: 'Lass andere etwas daran ändern', text: 'Für deine Vorlage ist nur eine Person zuständig: du. Wer ein neues Feld braucht, macht sich eine Kopie, und bald gibt es vier Fassungen.' },
      { title: 'Probier Änderungen im Kleinen aus', text: 'Bei einem neuen Werkzeug schreibst du zum Beispiel auf, was schiefgehen könnte, bis die Testphase vorbei ist. Dann entscheidet ein Gremium, das mit dem alten nie gearbeitet hat.' },
      { title: 'Zeig, was du gemacht hast', text: 'Dein Name steht zum Beispiel auf keiner Folie, obwohl die Zahlen von dir sind. Geht es um Gehälter, erinnern sich alle an den lauteren Vortrag.' },
    ],
    developmentTips: [
      'Lass eine Kleinigkeit absichtlich bis Freitag so, wie sie ist, und sieh, wem sie auffällt.',
      'Sag bis Mittwochmittag zu einer Bitte Nein, mit einem Grund und ohne Entschuldigung.',
      'Melde eine Verspätung spätestens zwei Stunden, nachdem du sie ahnst, auch ohne Lösung.',
      'Bring deinen Einwand noch im Meeting vor, in den ersten 15 Minuten, in einem Satz, den du vorher aufgeschrieben hast.',
      'Teste ein neues Werkzeug 20 Minuten lang an einer unwichtigen Datei und notiere drei Dinge, die es gut macht.',
      'Nenn deiner Führungskraft am Donnerstag zwei Dinge, die glattgingen, weil du vorgesorgt hattest.',
    ],
    workStyle: {
      leadership:
        'Dein Team kennt die Regeln und muss nicht an deinem Gesicht ablesen, wie der Tag wird. Du verteilst Aufgaben mit Bedacht, bist erreichbar und übernimmst hin und wieder selbst die unbeliebte Schicht. Schwache Leistung fängst du gern mit eigenen Stunden auf. Führ das Gespräch lieber in der ersten Woche, mit einem Beispiel und einer vereinbarten Änderung, solange das Problem klein ist.',
      teamRole:
        'Du hältst das Ganze aufrecht: Kalender, Archiv, Sicherung, die Reihenfolge der Schritte. Selbst Leute, die kein Wort mehr miteinander wechseln, schicken dir ihre Dateien. Weil du selten unterbrichst, fehlt in den Plänen, was du weißt: was beim letzten Mal kaputtging. Bitte um fünf feste Minuten auf der Tagesordnung, in denen du über Risiken sprichst.',
      communication:
        'E-Mails beantwortest du vollständig und in der Reihenfolge der Fragen. Im Gespräch brauchst du länger, denn du prüfst jeden Satz darauf, ob er stimmt und ob er freundlich ist. Ein weiches Vielleicht von dir heißt oft Nein, und kaum jemand hört den Unterschied. Beende jedes Gespräch mit einer klaren Zeile: was du machst, was nicht und bis zu welchem Tag.',
      environment:
        'Feste Zeiten, bekannte Gesichter, Werkzeug, das funktioniert, und Vorlauf vor jeder Änderung: So lebst du dich langsam ein und bleibst jahrelang. Laute Verkaufsflächen und Pläne, die jede Woche kippen, machen dich vorsichtig bis zum Stillstand. Ein guter Ort zeigt dir Änderungen vorab, gibt dir eine Woche zum Prüfen und fragt nach deinen Zweifeln.',
    },
    careers: [
      { title: 'Technische Redaktion', text: 'Klar, vollständig und freundlich zu allen, die nur zwei Minuten haben.' },
      { title: 'Sterilgutaufbereitung', text: 'Jedes Sieb folgt einer Liste, und im Operationssaal muss niemand nachfragen.' },
      { title: 'Möbeltischlerei', text: 'Du zeichnest maßstäblich, sägst einmal und passt die Schublade an, bis sie lautlos schließt.' },
      { title: 'Netzwerktechnik', text: 'Du zeichnest erst den Plan, legst ein Reservekabel und beschriftest beide Enden.' },
      { title: 'Logistikplanung', text: 'Jede Palette hat eine Strecke, ein Datum und einen Ersatzplan für Schnee.' },
      { title: 'Stundenplanung an der Hochschule', text: '200 Kurse, 40 Räume und ein Plan, in dem sich nichts überschneidet.' },
      { title: 'Wasserwerk', text: 'Gleichmäßige Werte rund um die Uhr schützen eine Stadt, die davon nichts merkt.' },
      { title: 'Buchrestaurierung', text: 'Langsame Handarbeit, Seite für Seite, gemacht für hundert Jahre.' },
    ],
    goals: [
      { goal: 'Lehn rechtzeitig ab', metric: 'Sechs Bitten abgelehnt, jede innerhalb einer Stunde', firstStep: 'Formulier eine höfliche Absage in einem Satz und häng sie über den Schreibtisch.' },
      { goal: 'Widersprich, solange der Plan offen ist', metric: 'Fünf Einwände, ausgesprochen vor dem Beschluss', firstStep: 'Lies die nächste Tagesordnung und notiere ein Risiko, das du ansprechen willst.' },
      { goal: 'Mach deine Arbeit sichtbar', metric: 'Achtmal kurz nach oben gemeldet, was fertig ist', firstStep: 'Schick zwei Zeilen zu dem, was du zuletzt abgeschlossen hast.' },
    ],
    phrases: [
      { say: 'Ich brauche einen Tag mit den Zahlen. Bis Donnerstag hast du ein Ja oder ein Nein.', avoid: 'Ich weiß noch nicht, ich schau mal.', to: 'D' },
      { say: 'Die Richtung gefällt mir. Einigen wir uns auf die drei Schritte, bevor wir’s ankündigen?', avoid: 'Na gut, wenn sich alle so freuen.', to: 'I' },
      { say: 'Du hast auch zu viel auf dem Tisch. Sagen wir’s heute beide der Teamleitung.', avoid: 'Ist schon gut, irgendwie schaffen wir das.', to: 'S' },
      { say: 'In Schritt fünf sehe ich ein Risiko. Vergleichst du es mit deinen Notizen?', avoid: 'Daran hast du sicher schon gedacht.', to: 'C' },
      { say: 'Das bekomme ich gerade nicht unter. Die Datei erklär ich dir, das dauert zehn Minuten.', avoid: 'Lass es einfach da, ich finde schon Zeit.' },
      { say: 'Es wird zwei Tage später. Den Grund kenne ich, und das ist mein Plan.', avoid: 'Läuft alles, kein Grund zur Sorge.' },
      { say: 'Das neue Archiv hab ich eingerichtet, und es spart uns eine Stunde am Tag.', avoid: 'Ach, das war doch nicht der Rede wert.' },
    ],
    workingWith: {
      D: {
        title: 'Nenn einen Tag statt deiner Zweifel',
        text: 'Menschen, die drängend in deiner Tür stehen, wollen eine Entscheidung und nehmen dein freundliches Schweigen als Ja. Später fühlst du dich übergangen, und sie ahnen nichts davon. Dabei wäre ihnen ein Nein viel lieber als ein langsames Ja. Sag sofort, wo deine Grenze ist und an welchem Tag deine Antwort kommt, beides, bevor die Tür wieder zugeht.',
      },
      I: {
        title: 'Lies die Zusagen vor',
        text: 'Bei fröhlichen, redseligen Menschen lächelst du, hörst zu und sammelst still die Aufgaben ein, die aus dem Gespräch fallen. Die Hälfte ihrer Versprechen vergessen sie. Du behältst alle, und mit der Zeit kränkt es dich, ohne dass sie es sehen. Lies am Ende die Zusagen laut vor und frag, welche zu wem gehört.',
      },
      S: {
        title: 'Brecht das gemeinsame Schweigen',
        text: 'Neben friedlichen, freundlichen Menschen kannst du jahrelang arbeiten, ohne dass ein scharfes Wort fällt. Was falsch läuft, sagt aber auch niemand. So lebt eine schlechte Lösung weiter, weil euch eine Beschwerde unfreundlich vorkommt. Fragt euch einmal im Monat gegenseitig, was anders werden soll, und fang du an, mit etwas, das dich wirklich stört.',
      },
    },
  },
}
