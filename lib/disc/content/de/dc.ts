import type { StyleContent } from '@/lib/disc/content/types'

export const dc: StyleContent = {
  code: 'DC',
  name: 'Kluger Zug',
  nickname: 'Kernfrage',
  preview: {
    keywords: ['Scharfsinnig', 'Bohrend', 'Strategisch', 'Fordernd'],
    coreTraits: {
      pace: {
        title: 'Schnell, mit Stopps',
        text: 'Du bist rasch am schwachen Punkt, bleibst stehen und gehst weiter, sobald er hält.',
      },
      perspective: {
        title: 'Ursache und Folge',
        text: 'Du siehst drei Züge voraus und fragst bei jedem, was er kostet.',
      },
      focus: {
        title: 'Die Sache selbst',
        text: 'Erst zählt das Argument, später, von wem es kommt und wie es der Person geht.',
      },
    },
    summary: 'Wenn im Meeting alle nicken, stellst du die Frage, auf die der Vorschlag keine Antwort hat. Du willst gewinnen, und die Begründung soll halten. Von deinem Maßstab rückst du selten ab. Deshalb feilen manche wochenlang, bevor sie sich trauen, dir etwas zu zeigen.',
  },
  detail: {
    description: [
      'Kommt ein dicker Antrag in deinem Postfach an, blätterst du zur Kostentabelle und suchst die Zahl, die nicht passt. Dann antwortest du mit vier kurzen Zeilen und einer Entscheidung: nein, solange der zweite Posten nicht erklärt ist. Die Antwort kommt noch am selben Tag, denn du magst weder Verzug noch Vermutungen. Vor einer Verhandlung bereitest du die Argumente der anderen Seite so gründlich vor wie deine, und dein bestes hebst du dir für den Schluss auf.',
      'Jemand mit wenig Erfahrung zeigt dir eine grobe Skizze und bekommt die Korrektur vor dem Hallo. Du meinst, es geht um die Skizze. Beim Gegenüber kommt ein Urteil über den Menschen an. Lob scheint dir unnötig, wenn eine Arbeit einfach stimmt. Abgeben dauert bei dir, denn deine Anweisungen sind lang, und deine Geduld mit anderen Wegen ist kurz: Du machst die Aufgabe so eng, dass nur noch das Tippen bleibt, und wer sie bekommt, denkt nicht mehr mit. Der Plan wird schärfer, und weniger Leute prüfen ihn.',
    ],
    coreValues: [
      {
        title: 'Saubere Begründung',
        text: 'Ein Glückstreffer ärgert dich fast so sehr wie ein Fehlschlag, den niemand erklären kann.',
      },
      {
        title: 'Weitsicht',
        text: 'Von der Konkurrenz überrascht zu werden, trifft dich mehr als eine Niederlage, die du kommen sahst.',
      },
      {
        title: 'Kontrolle',
        text: 'Die letzte Prüfung eines Angebots jemand anders zu überlassen, kostet dich echte Überwindung.',
      },
      {
        title: 'Offenheit',
        text: 'Hat dein eigener Entwurf ein Loch, soll es dir das Team sagen, bevor es draußen auffällt.',
      },
      {
        title: 'Effizienz',
        text: 'Zwei Formulare, die dieselbe Zahl abfragen, sind für dich eine kleine Beleidigung.',
      },
    ],
    strengths: [
      {
        title: 'Fragen, wer zahlt',
        text: 'Du fragst zum Beispiel zehn Minuten nach Beginn, wer zahlt, wenn ein Drittel der Nachfrage wegfällt. Es ist die richtige Frage, und vorn wird jemand rot und vergisst die nächste Folie.',
      },
      {
        title: 'Sich auf die Konkurrenz einstellen',
        text: 'Bevor gegenüber ein zweites Geschäft aufmacht, hast du dessen nächste vier Züge aufgeschrieben und deine Antworten dazu. Das Team merkt nur die Mehrarbeit.',
      },
      {
        title: 'Die fehlerhafte Charge stoppen',
        text: 'Sieht die Retourenliste um acht verdächtig aus, steht um neun das Band. Die Schichtleitung erfährt den Grund aus einem ausgedruckten Blatt.',
      },
      {
        title: 'Unter Druck beim Maßstab bleiben',
        text: 'Einen Bericht mit einer ungeprüften Zahl gibst du zum Beispiel nicht heraus, auch wenn er heute erwartet wird. Im Vertrieb muss dann jemand anrufen und sich entschuldigen.',
      },
      {
        title: 'Nach oben mit Zahlen widersprechen',
        text: 'Macht die neue Filiale absehbar Verlust, sagst du das der Geschäftsleitung und bringst die Tabelle dazu mit. Dass du recht hattest, hat dir dort wenige Verbündete eingebracht.',
      },
      {
        title: 'Abläufe neu zeichnen',
        text: 'Nach der dritten falschen Lieferung zeichnest du den ganzen Weg einer Bestellung auf und streichst zwei Schritte. Wer sie eingeführt hat, wurde nicht gefragt.',
      },
    ],
    limitations: [
      {
        title: 'Gib im Kleinen nach',
        text: 'Du streitest um die Formulierung einer Nebenklausel, bis du gewinnst. Die andere Seite merkt sich das und gibt dir bei der wichtigen Klausel nichts.',
      },
      {
        title: 'Weih Verbündete früher ein',
        text: 'Deine Überlegungen behältst du bis zum entscheidenden Meeting für dich. Wer geholfen hätte, fühlt sich benutzt, und einige stimmen mit der anderen Seite.',
      },
      {
        title: 'Lass einen zweiten Weg zu',
        text: 'Du übergibst zum Beispiel eine Aufgabe mit elf Anweisungen. Dass die vierte falsch ist, fällt auf, und sie wird trotzdem befolgt, weil sie von dir kommt.',
      },
      {
        title: 'Entscheide ohne die letzte Zahl',
        text: 'Du willst Tempo und Gewissheit, und eine fehlende Zahl kann eine Entscheidung aufhalten, zu der du schon bereit warst. Inzwischen unterschreibt die Konkurrenz.',
      },
      {
        title: 'Zeig auch deine Zweifel',
        text: 'Du zeigst dein Fazit erst, wenn das Ringen darum vorbei ist. So kann niemand mehr etwas beitragen, und manche freuen sich ein wenig, wenn du dich irrst.',
      },
    ],
    developmentTips: [
      'Beginne deine nächsten drei Rückmeldungen mit einer Sache, die bleiben soll, mit Seite oder Zeile.',
      'Sprich mit zwei Leuten aus dem Team 15 Minuten über einen Entwurf von dir, der noch roh ist.',
      'Zähl morgen im Meeting deine Fragen. Nach der dritten schlag selbst eine Lösung vor.',
      'Nimm diese Woche ein Ergebnis an, das stimmt, aber nicht nach deiner Art gemacht ist, und ändere kein Wort.',
      'Geh am Dienstag zu jemandem an den Schreibtisch, statt eine Mängelliste zu schicken, und frag, wie das Projekt von dort aussieht.',
      'Schreib vor dem nächsten Budgetmeeting auf eine Karte, welche Zahl dich umstimmen würde, und nimm sie mit.',
    ],
    workStyle: {
      leadership:
        'Du führst mit einem klaren Ziel, einer lückenlosen Begründung und wenig Zuspruch. Alle wissen genau, wo ihre Arbeit nicht reicht. Sag genauso genau, wo sie reicht. Lass dir einen Plan in zwei Fassungen bringen, wähl eine, ohne daran zu ändern, und heb dir die Korrekturen auf für das, was wirklich Geld oder Vertrauen kosten kann.',
      teamRole:
        'Zu dir kommt ein Vorschlag zuletzt, wenn die Gruppe wissen will, ob er überlebt. Risiken, Verträge und Angebote der Konkurrenz landen auf deinem Tisch, und du schickst sie voller Anmerkungen zurück. Komm früher dazu: Eine Stunde bei der Skizze erspart am Ende zehn ärgerliche, und die Gruppe sieht, wie du denkst, und nicht nur, was du ablehnst.',
      communication:
        'Deine Nachrichten sind vollständig, kühl und geordnet. Du fragst nach dem Warum, bis keines mehr übrig ist, und deine Pause vor der Antwort ist so lang, dass manche sich schon entschuldigen. Sag, wozu die Frage dient: „Mir gefällt das, und ich will wissen, ob es hält.“ Bleib im Streit bei einem Punkt, auch wenn du sieben hast.',
      environment:
        'Schwere Probleme, wenig Störung und eine Stimme bei der letzten Entscheidung: Das passt zu dir. Du willst Leute um dich, die mit Fakten dagegenhalten. Büros, die über alles abstimmen, ermüden dich, und eine Führung, die nach Laune entscheidet, auch. Eine Tür, die du zumachen kannst, hilft, solange du sie zu einer festen Stunde öffnest und andere dich erreichen.',
    },
    careers: [
      {
        title: 'Strategieanalyse',
        text: 'Du vergleichst Märkte, legst dich fest und verteidigst das mit Zahlen vor dem Vorstand.',
      },
      {
        title: 'Prozessführung vor Gericht',
        text: 'Du bereitest vor, greifst an, und jede Behauptung muss die Fragen der Gegenseite überstehen.',
      },
      {
        title: 'Betrugsermittlung',
        text: 'In den Büchern steht eine saubere Geschichte, und du nimmst sie auseinander.',
      },
      {
        title: 'Spieleentwicklung',
        text: 'Jede Regel von dir trifft auf tausend Menschen, die sie aushebeln wollen.',
      },
      {
        title: 'Chirurgie',
        text: 'Aus gründlicher Planung wird an einem Vormittag entschiedenes Handeln, und ein Ungefähr gibt es nicht.',
      },
      {
        title: 'Investigative Recherche',
        text: 'Weit oben sind deine Fragen unbeliebt, und jede Zeile muss durch Akten gedeckt sein.',
      },
      {
        title: 'Industrieelektrik',
        text: 'Du spürst den Fehler in einer stehenden Anlage mit Logik auf, während die Uhr läuft.',
      },
      {
        title: 'Lehrplanentwicklung',
        text: 'Du streichst Stoff, der nichts bringt, und verlangst Nachweise, bevor Neues dazukommt.',
      },
    ],
    goals: [
      {
        goal: 'Leg deine Strategie früher offen',
        metric: 'Vier Pläne Verbündeten gezeigt, solange noch zwei Wege offen waren',
        firstStep: 'Sag jemandem aus dem Team, zwischen welchen zwei Wegen du schwankst, und frag, was du übersehen hast.',
      },
      {
        goal: 'Lass Kleinigkeiten los',
        metric: 'Sechs kleine Einwände im Meeting offen fallen gelassen',
        firstStep: 'Lies deine Notizen fürs nächste Meeting und streich einen Einwand, der nichts ändert.',
      },
      {
        goal: 'Gib nur das Ergebnis vor',
        metric: 'Drei Aufträge in höchstens zwei Zeilen',
        firstStep: 'Lösch alle Schritte aus einem Auftrag und lass nur Ergebnis und Grenzen stehen.',
      },
    ],
    phrases: [
      {
        say: 'Der Aufbau ist gut. Sorgen machen mir nur die Kosten im zweiten Jahr.',
        avoid: 'An diesem Vorschlag gibt’s mehrere Probleme.',
      },
      {
        say: 'Diesen Teil hab ich noch nicht gelöst. Was siehst du, das ich nicht sehe?',
        avoid: 'Ich melde mich, wenn es fertig ist.',
      },
      {
        say: 'Dein Weg ist anders als meiner, und er funktioniert. Lass ihn so.',
        avoid: 'Das geht schon, aber ich hätte es anders gemacht.',
      },
      {
        say: 'Zwei Möglichkeiten, je ein Risiko. Ich empfehle die zweite, und bis Mittag können wir anfangen.',
        avoid: 'Vorher müssen wir elf Faktoren bedenken.',
        to: 'D',
      },
      {
        say: 'Das hat mir gefallen. Hilf mir bei einem Punkt: Welcher Betrieb hat dazu schon Ja gesagt?',
        avoid: 'Kannst du diese Behauptung auch belegen?',
        to: 'I',
      },
      {
        say: 'Deine Stelle steht nicht infrage. Ich will verstehen, wie die Übergabe heute läuft.',
        avoid: 'Warum um Himmels willen machst du das so?',
        to: 'S',
      },
      {
        say: 'Für mich ist deine Analyse vollständig genug. Welcher offene Punkt hält dich von der Unterschrift ab?',
        avoid: 'Du prüfst das jetzt seit einer Woche.',
        to: 'C',
      },
    ],
    workingWith: {
      I: {
        title: 'Erst warm werden, dann fragen',
        text: 'Kontaktfreudige Menschen wollen vor den Fakten merken, dass du dich freust, sie zu sehen. Ein kühles Warum vor der Gruppe beschämt sie, und ihre fröhlich gerundeten Zahlen lassen dich noch schärfer nachfragen. Stell deine härteste Frage vorher auf dem Flur. Sag im Meeting, von wem die Idee ist, und biete an, die Zahlen zu liefern.',
      },
      S: {
        title: 'Senk die Temperatur',
        text: 'Für sanfte, treue Menschen ist eine Kette von Fragen wie ein Gewitter wegen einer Kleinigkeit. Sie verstummen, und du hältst das Schweigen für ein Ja. Mit einem Grund, einem ruhigen Ton und etwas Vorlauf können sie arbeiten. Schick deine Fragen am Vorabend, kennzeichne die wichtige und sag am Ende, was sie gut gemacht haben.',
      },
      C: {
        title: 'Vereinbart, wann Schluss ist',
        text: 'Endlich liest noch jemand den Anhang. Zu zweit könnt ihr einen Vorschlag schärfen, bis er vollständig ist und zu spät kommt. Dein Gegenüber will noch einen Test, du willst den Sieg. Manchmal korrigiert ihr euch auch vor anderen. Legt am Anfang fest, wie oft ihr es durchgeht, und teilt das letzte Wort nach Themen auf.',
      },
    },
  },
}
