import type { StyleContent } from '@/lib/disc/content/types'

export const sc: StyleContent = {
  code: 'SC',
  name: 'Gute Obhut',
  nickname: 'Langes Gedächtnis',
  preview: {
    keywords: ['Loyal', 'Gründlich', 'Diskret', 'Vorsichtig'],
    coreTraits: {
      pace: { title: 'Bedächtig', text: 'Du gehst zum Prüfen einen Schritt zurück, bevor du zwei nach vorn gehst.' },
      perspective: { title: 'Einzelheit und Vorgeschichte', text: 'Jeder neue Fall erinnert dich an einen alten, den du dir notiert hast.' },
      focus: { title: 'Fürsorge durch Genauigkeit', text: 'Du sorgst für andere, und das heißt: Ihre Papiere, Medikamente und Termine stimmen.' },
    },
    summary: 'Du weißt noch, warum es die Regel gibt, wem was versprochen wurde und wo das unterschriebene Exemplar liegt. Andere gehen pünktlich heim, weil du die Liste noch einmal prüfst. Deine Sorgen verwahrst du genauso sicher: bei dir allein.',
  },
  detail: {
    description: [
      'Für alle, die auf dich angewiesen sind, gibt es eine Mappe, aus Papier oder im Kopf. Darin stehen vielleicht eine alte Beschwerde, die Allergie eines Kindes, eine Abmachung per Handschlag aus dem Frühjahr. Die Mappe selbst bedeutet dir wenig. Du führst sie, weil ein Fehler einen Menschen treffen würde. Das Team verlässt sich jeden Tag darauf und fragt selten, wie sie entsteht. Deine Antworten beginnen mit einer Pause, in der du prüfst, ob der nächste Satz stimmt.',
      'Neue Abläufe siehst du dir lange an. Du fragst, was aus der alten Ausnahme wird, und oft gibt es eine, die niemand übernommen hat. Bist du überzeugt, hältst du dich genau an die neue Fassung und erwartest das auch von anderen. Tun sie es nicht, berichtigst du nach Feierabend ihr Formular und sagst nichts. Eine scharfe Bemerkung über ein falsches Datum weißt du manchmal nach Jahren noch im Wortlaut. Das Lob aus derselben Woche ist weg. Nach zwei Überraschungen kommt dir ein Tag vor wie drei.',
    ],
    coreValues: [
      { title: 'Was abgemacht ist', text: 'Eine Zusage aus dem letzten Frühjahr gilt für dich, auch wenn sich sonst niemand erinnert.' },
      { title: 'Genauigkeit für andere', text: 'Du prüfst Dosis, Datum oder Betrag, weil am anderen Ende ein Mensch ist.' },
      { title: 'Vertraulichkeit', text: 'Kommt Besuch, drehst du die Personalakten auf deinem Tisch um.' },
      { title: 'Wissen weitergeben', text: 'Wer nach dir kommt, soll zusammen mit den Schlüsseln auch die Gründe finden.' },
      { title: 'Vorbereitung', text: 'Vor einem Termin hast du die Notizen der letzten drei gelesen.' },
    ],
    strengths: [
      { title: 'Abmachungen im Kopf behalten', text: 'Fordert jemand eine kostenlose Reparatur, findest du die Notiz von vor zwei Jahren. Dafür unterbrechen dich alle, sobald es um etwas von früher geht.' },
      { title: 'Prüfen, weil es um Menschen geht', text: 'Beim Ausflug zählst du zum Beispiel die Kinder zweimal und gehst die Tasche mit den Medikamenten durch, bevor der Bus fährt. Du steigst zuletzt ein, und am Steuer seufzt jemand.' },
      { title: 'Lückenlos übergeben', text: 'In deiner Urlaubsnotiz stehen zum Beispiel die Ersatzschlüssel, die offenen Fälle und wer ungern telefoniert. Dafür brauchst du die letzten zwei Tage vor der Abreise.' },
      { title: 'Korrigieren, ohne bloßzustellen', text: 'Eine falsche Summe zeigst du zum Beispiel unter vier Augen, mit Bleistift und Beleg. Findet sich kein stiller Moment, zeigst du sie vielleicht gar nicht.' },
      { title: 'Treu bleiben, wenn die Leitung wechselt', text: 'Auch für die dritte Führung in vier Jahren bereitest du alles so ehrlich vor wie für die erste. Mit der Zeit gilt deine Geduld als selbstverständlich.' },
      { title: 'Die vergessene Ausnahme sehen', text: 'Beim Umstieg auf ein neues Programm fragst du zum Beispiel nach der einen Schule, die noch bar bezahlt. Die Projektleitung hört nur Verzögerung und hat für deine nächste Frage weniger Zeit.' },
    ],
    limitations: [
      { title: 'Sprich Sorgen früher an', text: 'Im Mai merkst du zum Beispiel, dass zwei Zahlen nicht zusammenpassen, und suchst bis Juli allein. Im Mai hätte ein Anruf genügt, jetzt braucht es einen Ausschuss.' },
      { title: 'Schick zurück, was nicht stimmt', text: 'Falsche Formulare von nebenan bringst du still in Ordnung. Also kommen weiter welche, und dein Abend geht für eine Arbeit drauf, die nicht deine ist.' },
      { title: 'Lass alte Sicherungen los', text: 'Ein Schritt, der früher jemanden geschützt hat, bleibt in deinem Ablauf für alle Zeit. Wer neu ist, wartet elf Tage auf einen Stempel, den niemand mehr braucht.' },
      { title: 'Verzeih dir kleine Fehler', text: 'Ein falsches Datum in einem Brief verfolgt dich das ganze Wochenende. Danach prüfst du alles viermal, und jede Antwort von dir dauert länger.' },
      { title: 'Sag es auch ohne Beweis', text: 'Im Meeting hältst du dich zurück, bis jede Tatsache sicher ist. Inzwischen entscheiden Leute, die die Akte nicht gelesen haben.' },
    ],
    developmentTips: [
      'Erzähl bis Mittwochmittag einer Person, der du traust, von einer vagen Sorge, auch ganz ohne Lösung.',
      'Schick das nächste Formular mit Fehlern innerhalb von fünf Minuten zurück und nenn in einer Zeile das Feld.',
      'Nimm eine Checkliste von deinem Tisch, streich einen einzigen Schritt und sieh dir zehn Fälle ohne ihn an.',
      'Sag am Donnerstag im Meeting etwas, bei dem du nur zu 80 % sicher bist, und sag das dazu.',
      'Schreib am Dienstag um vier eine Viertelstunde lang auf, was nur du weißt, und leg es in einen gemeinsamen Ordner.',
      'Prüf deine nächsten drei alltäglichen E-Mails einmal statt zweimal und notiere am Freitag, was deshalb passiert ist.',
    ],
    workStyle: {
      leadership:
        'Wenn du führst, muss niemand raten, was beschlossen wurde: Es ist aufgeschrieben und lässt sich finden. Was privat ist, schützt du, und in jedes Jahresgespräch gehst du mit Beispielen. Vor anderen und ohne Unterlagen zu entscheiden, ist dir unangenehm. Lass einmal in der Woche jemanden nach einer groben Anweisung arbeiten und klär vorher, welche Fehler harmlos wären.',
      teamRole:
        'Die Gruppe nutzt dich als Gedächtnis und als letzte Kontrolle. Du weißt, welche Firma im Hochwasserjahr nicht lieferte und welches Formular die Prüfung verlangt. Diese Arbeit fällt kaum auf, denn ihr Ergebnis ist, dass nichts passiert. Stell die drei Antworten, die am meisten gebraucht werden, auf eine gemeinsame Seite. Dann steht nicht alles still, wenn du krank bist.',
      communication:
        'Am klarsten bist du in einer vorbereiteten Notiz vom Abend vorher. In der offenen Debatte am Morgen kommt davon ein Drittel an, weil du niemandem ins Wort fällst. Deine Zurückhaltung gilt mal als Zustimmung, mal als Kühle. Bitte vor Beginn darum, zu Wort zu kommen, sag deinen Punkt in zwei Sätzen und verweis für die Belege auf die Notiz.',
      environment:
        'Klare Zuständigkeiten, vertraute Gesichter und eine Tür zum Zumachen helfen dir, sorgfältig zu sein. Du wirst heimisch, wo Akten zählen und du die Menschen dahinter kennst: in einer Praxis, einer Schulverwaltung, einem Familienbetrieb. Lärm, überstürzte Starts und Anweisungen, die sich widersprechen, lassen dich an jedem Schritt zweifeln. Mit zwei Tagen Vorlauf kommst du mit den meisten Änderungen zurecht.',
    },
    careers: [
      { title: 'Arbeit in der Apotheke', text: 'Hinter jedem Etikett siehst du einen Menschen, also liest du es zweimal.' },
      { title: 'Stadtarchiv', text: 'Briefe und Fotos bleiben auffindbar für Menschen, die noch nicht geboren sind.' },
      { title: 'Lohnbuchhaltung', text: 'Die Zahl auf dem Gehaltszettel stimmt, und Vertrauliches erzählst du nicht weiter.' },
      { title: 'Systemverwaltung', text: 'Bei Sicherungen, Rechten und Updates schreibst du jede Änderung auf.' },
      { title: 'Prüfungsamt einer Hochschule', text: 'Noten und Anträge vieler Jahre liegen bei dir vollständig und unter Verschluss.' },
      { title: 'Möbelrestaurierung', text: 'Altes Holz verlangt Geduld und Achtung vor der Hand, die es gefügt hat.' },
      { title: 'Geschäftsstelle am Gericht', text: 'Ein genaues Protokoll und ein fairer Ton schützen Menschen an einem schlimmen Tag.' },
      { title: 'Aufzugswartung', text: 'Regelmäßige Prüfungen schützen fremde Menschen, und dein Wartungsbuch belegt es.' },
    ],
    goals: [
      { goal: 'Nenn Sorgen, solange sie klein sind', metric: 'Fünf Bedenken geäußert, bevor es einen Beweis gab', firstStep: 'Schreib auf, was dir gerade Sorgen macht und wer es hören sollte.' },
      { goal: 'Schreib verborgenes Wissen auf', metric: 'Sechs Anleitungen, die ohne Anruf bei dir benutzt wurden', firstStep: 'Notiere fünf Fragen, mit denen alle zu dir kommen, und beantworte die kürzeste.' },
      { goal: 'Streich überholte Schritte', metric: 'Drei Schritte gestrichen, ohne Beschwerde in 20 Fällen', firstStep: 'Frag eine Person, die deine Checkliste benutzt, welche Zeile sie überspringt.' },
    ],
    phrases: [
      { say: 'Eine Minute bitte: Der Vertrag schließt Wasserschäden aus. Ist das geändert, bin ich dafür.', avoid: 'Es könnte sein, dass da was im Vertrag steht, ich kann ja mal nachsehen.', to: 'D' },
      { say: 'Im März haben wir der Firma etwas anderes versprochen. Rufen wir sie an, bevor wir das bekannt geben.', avoid: 'Na ja, irgendwas wurde da mal gesagt, aber mach ruhig.', to: 'I' },
      { say: 'Zur Nachtschicht haben wir beide geschwiegen. Um zwei sag ich’s der Schichtleitung.', avoid: 'Wegen der Nachtschicht machen wir besser kein Theater.', to: 'S' },
      { say: 'Deine Fassung ist genauer, meine liest sich im Wartezimmer leichter. Testen wir beide.', avoid: 'Du hast sicher recht, ich ändere meine noch mal.', to: 'C' },
      { say: 'Ich bin zu 80 Prozent sicher, dass wir diese Rechnung zweimal bezahlt haben. Wer sieht mit mir nach?', avoid: 'Ich wollte nichts sagen, solange ich’s nicht genau wusste.' },
      { say: 'Feld sechs ist leer, deshalb bekommst du das Formular zurück.', avoid: 'Was gefehlt hat, hab ich schon mal für dich ausgefüllt.' },
      { say: 'Das Datum war falsch, mein Fehler. Der neue Brief geht mittags raus.', avoid: 'Es tut mir so furchtbar leid, ich weiß gar nicht, wie das passieren konnte.' },
    ],
    workingWith: {
      D: {
        title: 'Nenn das Risiko und belass es dabei',
        text: 'Direkte, ungeduldige Menschen brauchen einen Satz: was schiefgehen kann und was es kostet. Du lieferst gern die ganze Vorgeschichte, und im zweiten Kapitel sind sie weg. Wo sie abkürzen, denkst du an die Leute, die es trifft, und deine Prüfungen sehen für sie nach Bremsen aus. Sag Risiko, Kosten und deinen Vorschlag in drei Zeilen und hol die Akte erst, wenn sie danach fragen.',
      },
      I: {
        title: 'Halte ihre Zusagen fest',
        text: 'Wer viel erzählt, vergisst Abmachungen in bester Absicht, und du behältst jede. So stehst du leicht mit einem stillen Vorwurf da. Was hilft, sind ein warmes Wort und eine kurze Erinnerung, keine Liste gebrochener Versprechen mit Datum. Das Improvisieren macht dich müde, bringt aber auch Schweigsame zum Reden. Schreib nach einem gemeinsamen Termin selbst die Zusammenfassung und lass dir die Geschichte dazu erzählen.',
      },
      C: {
        title: 'Bring den Menschen ins Spiel',
        text: 'Über Menschen, die es genau nehmen, freust du dich, und eine einzige Tabelle kann euch den Abend füllen. Verschieden ist der Grund: Sie schützen die Regel, du schützt den Menschen hinter dem Fall. Heißt es, deine Ausnahme sei unlogisch, verstummst du. Sie brauchen die Ausnahme als Bedingung, schwarz auf weiß. Entwirf eine Zeile mit einem Beispiel und bitte darum, die Lücke zu suchen.',
      },
    },
  },
}
