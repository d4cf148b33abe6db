import type { StyleContent } from '@/lib/disc/content/types'

export const sd: StyleContent = {
  code: 'SD',
  name: 'Stille Kraft',
  nickname: 'Schwungrad',
  preview: {
    keywords: ['Beharrlich', 'Gelassen', 'Praktisch', 'Standhaft'],
    coreTraits: {
      pace: { title: 'Langsam los, dann unbeirrt', text: 'Du gehst es ruhig an und bist noch dabei, wenn die Lauten schon weg sind.' },
      perspective: { title: 'Der nächste Abschnitt', text: 'Dein Blick geht zu dem, was am Ende der Schicht stehen muss.' },
      focus: { title: 'Die Leute und das Ziel', text: 'Du sorgst für die Leute und erwartest trotzdem, dass die Arbeit fertig wird.' },
    },
    summary: 'Du wirst selten laut, und doch geschieht meistens, was du angekündigt hast. Die Leute fühlen sich gut aufgehoben, während du weiter auf das Ziel zugehst. Den schwersten Teil trägst du selbst, und abends spürst du, was er wiegt.',
  },
  detail: {
    description: [
      'Montag, kurz vor neun: Du warst schon bei allen, hast zwei gefragt, wie es ihnen geht, und eine dritte Person, wo das fehlende Teil bleibt. Eine Rede gibt es nicht. Am Mittwoch ist die schwerste Aufgabe der Liste erledigt, oft von dir, nachdem die anderen gegangen sind. Du streitest ungern, aber Unfertiges stört dich mehr. Deshalb bekommt eine Firma, die zum dritten Mal zu spät liefert, erst einen freundlichen Anruf, dann eine Frist und dann keine Bestellung mehr.',
      'Zwei Wünsche ziehen dich hin und her: Allen soll es gut gehen, und die Arbeit soll fertig werden. Wochenlang scheint der erste zu gewinnen. Du springst ein, wartest, erklärst es noch einmal. Dann ist eine Linie überschritten, die nur du gesehen hast, und deine Antwort ist kurz und endgültig. Wer dich für gutmütig hielt, staunt. Druck von oben bewirkt das Gegenteil: Je mehr jemand drängt, desto langsamer wirst du, bis ein Grund kommt, den du achten kannst.',
    ],
    coreValues: [
      { title: 'Fertig werden', text: 'Ein halb gebautes Regal in der Ecke stört dich mehr als ein hässliches.' },
      { title: 'Taten', text: 'Ein Versprechen beurteilst du nach dem, was am Freitag auf der Werkbank liegt.' },
      { title: 'Zu den Leuten stehen', text: 'Gibt die Zentrale deinem Team die Schuld, widersprichst du vor allen und klärst den Rest später intern.' },
      { title: 'Freiraum', text: 'Es genügt dir, wenn das Ziel einmal erklärt ist. Der Weg dorthin ist deine Sache.' },
      { title: 'Gleiches Recht für alle', text: 'Eine Bevorzugung im Urlaubsplan ärgert dich, auch wenn sie dir zugutekommt.' },
    ],
    strengths: [
      { title: 'Leise Druck machen', text: 'Du gehst zum Beispiel zu der Abteilung, die im Verzug ist, setzt dich dazu und kommst mit einem Liefertermin zurück. Weil das leicht aussah, wirst du auch zur nächsten geschickt.' },
      { title: 'Einen zweiten Anlauf nehmen', text: 'Wird im März die Genehmigung abgelehnt, reichst du im April die fehlende Zeichnung nach. Manchmal nimmst du noch Anlauf, wenn sich das Projekt längst nicht mehr lohnt.' },
      { title: 'Das Schwerste selbst anpacken', text: 'Am kältesten Morgen lädst du zum Beispiel mit den anderen den Lkw ab, statt danebenzustehen. Planung, Anrufe und die nächste Bestellung müssen warten.' },
      { title: 'Einer nervösen Schicht Halt geben', text: 'Nach der Nachricht vom Stellenabbau gibst du allen eine klare Aufgabe für den Tag. Deine eigene Sorge kommt nicht an die Reihe und meldet sich erst zu Hause.' },
      { title: 'Freundlich hart bleiben', text: 'Wird beim Kaffee um den Preis gefeilscht, nennst du dreimal höflich dieselbe Zahl. Manchmal hätte sich der Vorschlag der anderen Seite gelohnt, und du hast ihn nicht gehört.' },
      { title: 'Aus Wünschen Schritte machen', text: 'Aus einem vagen Wunsch der Geschäftsleitung wird zum Beispiel bis Mittag eine Liste mit fünf Aufgaben, jede mit einem Namen. Neben der größten steht meistens deiner.' },
    ],
    limitations: [
      { title: 'Gib auch Schweres ab', text: 'Du verteilst das Leichte und behältst das Schwierige, um andere zu schonen. Sie lernen dabei wenig, und der ganze Zeitplan liegt auf deinem Rücken.' },
      { title: 'Sag es beim ersten Mal', text: 'Verspätungen, schlampige Berichte, eine nie zurückgebrachte Bohrmaschine: Du zählst im Stillen mit. Beim zehnten Mal reagierst du auf alle zehn, und dein Gegenüber hat nur das eine im Kopf.' },
      { title: 'Frag bei Anweisungen nach', text: 'Kommt eine Anweisung ohne Begründung, wirst du langsamer und sagst nichts. Oben sieht das nach Weigerung aus, und aus einer Frage von zwei Minuten wird ein Streit von zwei Wochen.' },
      { title: 'Beschreib, wie es am Ende aussehen soll', text: 'In deinem Kopf ist das Ergebnis klar, also sagst du nichts dazu. Das Team arbeitet fleißig in leicht verschiedene Richtungen, und manches Teil wird zweimal gebaut.' },
      { title: 'Melde dich auf halber Strecke', text: 'Die Zentrale hört zum Beispiel erst von dir, wenn alles fertig ist. Bis dahin malt sie sich Ärger aus und schickt jemanden zum Nachsehen.' },
    ],
    developmentTips: [
      'Gib am Montag die schwerste Aufgabe deiner Liste ab, erklär sie zehn Minuten lang und halte dich bis Mittwochmittag heraus.',
      'Sag diese Woche einmal am selben Tag, was dich geärgert hat, bevor du nach Hause fährst.',
      'Schick am Donnerstag um drei eine Nachricht nach oben: was fertig ist, was klemmt und was als Nächstes kommt.',
      'Zeichne das fertige Ergebnis an die Tafel im Teamraum und frag zwei Leute, womit sie anfangen würden.',
      'Passt dir die nächste Anweisung nicht, frag innerhalb einer Stunde laut nach dem Warum.',
      'Mach an zwei Tagen um halb sechs Feierabend und schreib auf, was deshalb wirklich schiefgegangen ist.',
    ],
    workStyle: {
      leadership:
        'Bevor dein Team eine Bitte von dir hört, sieht es dich arbeiten. Du hast wenige Regeln, sie gelten für alle, und nach dem Fortschritt siehst du im Vorbeigehen. Wird es schwierig, sprichst du am klarsten, und die Leute gehen mit. Sag auch dann ein paar Sätze, wenn es gut läuft: was das Ziel ist, wozu es dient und wie du ihre letzte Arbeit fandest.',
      teamRole:
        'Andere eröffnen die Diskussion, und du holst schon die Leiter. Steht ein Projekt still, suchst du den Schritt, der klemmt, und bleibst dabei, bis er sich löst. Streit endet oft in deiner Nähe, auch weil du dich auf keine Seite schlägst. Zeig der Gruppe deinen Plan früher, sonst wartet sie, bis du es in Ordnung bringst.',
      communication:
        'Wenige Worte, ruhig gesagt, und keins davon, um zu gefallen. Lieber redest du kurz neben der Maschine als in einer Videokonferenz mit Folien. Dass dir die Leute wichtig sind, zeigst du durch Taten, und so wird es leicht übersehen, genau wie dein Ärger. Zwei Sätze mehr helfen: was du willst und wie ernst es ist, von eins bis fünf.',
      environment:
        'Du brauchst ein echtes Ziel, ein Team, das zusammenbleibt, und das letzte Wort über deine eigenen Stunden und Methoden. Arbeit mit sichtbarem Ende liegt dir: ein Haus, eine Ernte, ein Umzug in neue Büros. Ständige Berichte, Machtspiele in der Führung und jede Woche neue Ziele machen dich stur. Wo deine Mühe zu sehen ist, bleibst du jahrelang.',
    },
    careers: [
      { title: 'Leitung im Straßenbau', text: 'Zwischen Regen, Verkehr und gereizten Leuten muss jemand ruhig bleiben und Termine halten.' },
      { title: 'Stationsleitung in der Pflege', text: 'Eine volle Station braucht gerechte Dienste und eine Person, die leise entscheidet.' },
      { title: 'Leitung IT-Betrieb', text: 'Bei einem Ausfall hältst du dem Technikteam den Rücken frei, bis alles wieder läuft.' },
      { title: 'Wachleitung bei der Feuerwehr', text: 'Übung, Vertrauen und kurze Kommandos zählen dort mehr als Reden.' },
      { title: 'Stellvertretende Schulleitung', text: 'Du kannst zu einem Kind freundlich sein und trotzdem bei der Regel bleiben.' },
      { title: 'Lagerleitung', text: 'Die Lkw fahren pünktlich ab, und das Team kommt am nächsten Tag gern wieder.' },
      { title: 'Inspizienz am Theater', text: 'Du bleibst geduldig, wenn die Nerven blank liegen, und der Vorhang geht pünktlich auf.' },
      { title: 'Physiotherapie', text: 'Heilung braucht eine sanfte Hand und den Mut, noch eine Übung zu verlangen.' },
    ],
    goals: [
      { goal: 'Übergib eine schwere Aufgabe', metric: 'Drei schwierige Aufgaben, die andere ohne deine Hilfe erledigt haben', firstStep: 'Kreis die schwerste Aufgabe auf deiner Liste ein und schreib jemandem, dass du sie abgeben willst.' },
      { goal: 'Sprich Probleme am ersten Tag an', metric: 'Sechsmal Ärger noch am selben Tag angesprochen', firstStep: 'Such den Ärger, den du am längsten verschweigst, und schreib den ersten Satz dazu auf.' },
      { goal: 'Erklär den Plan vorher laut', metric: 'Vier Pläne kurz erklärt, bevor die Arbeit begann', firstStep: 'Skizzier deine Arbeit in fünf Schritten und zeig sie jemandem aus dem Team.' },
    ],
    phrases: [
      { say: 'Ich mach’s. Sag mir vorher, warum es diese Woche sein muss.', avoid: 'Ja, gut. Wenn ich dazu komme.', to: 'D' },
      { say: 'Gute Idee. Such dir einen Teil aus, nach dem Essen bauen wir ihn gemeinsam.', avoid: 'Jetzt wird erst mal fertig gemacht, was hier schon rumliegt.', to: 'I' },
      { say: 'Du machst seit einem Monat die Frühschicht. Wer soll sie dir abnehmen?', avoid: 'Du siehst müde aus, aber da müssen wir jetzt alle durch.', to: 'S' },
      { say: 'Deine Prüfung hat zwei echte Fehler gefunden. Die behebe ich jetzt, der Rest geht raus.', avoid: 'Prüfen können wir ewig, irgendwer muss auch arbeiten.', to: 'C' },
      { say: 'Der Transporter kam schon zweimal mit leerem Tank zurück. Füll ihn ab jetzt bitte auf.', avoid: 'Schon gut, ich hab gestern Abend wieder selbst getankt.' },
      { say: 'Das ist deine Aufgabe. Sie ist schwer, und um vier bin ich da, wenn du Fragen hast.', avoid: 'Gib her, bis ich das erklärt hab, ist es fertig.' },
      { say: 'Halb fertig, eine Woche hinterher: Ich brauche noch jemanden, ab heute bis Freitag.', avoid: 'Keine Sorge, irgendwie kriegen wir’s fertig.' },
    ],
    workingWith: {
      D: {
        title: 'Widersprich früh, mit Zahlen',
        text: 'Menschen, die drängen, wollen dasselbe wie du: fertig werden. Zusammen schafft ihr viel, gegeneinander wird es zäh. Sie kommen mit Tempo und Lautstärke, du bleibst einfach stehen, und niemand spricht es aus. Sag ihnen deine Grenze, bevor sie daran stoßen, am besten gleich am Anfang: wie viele Leute, wie viele Tage und welcher Teil nicht gekürzt wird.',
      },
      I: {
        title: 'Überlass ihnen das Werben',
        text: 'Menschen, die gern erzählen, scheinen dir die Arbeit aufzuhalten, und dein Schweigen halten sie für ein Nein. Sie brauchen eine sichtbare Regung: ein Nicken, ein Lachen, einen Satz zur Idee. Dafür gewinnen sie mit einem Anruf eine Abteilung, in die du fünfmal gehen müsstest. Bitte sie um genau diesen Anruf und bedank dich, wenn andere dabei sind.',
      },
      C: {
        title: 'Klärt vorher, was „fertig“ heißt',
        text: 'Sorgfältige Menschen wollen den Maßstab festlegen, bevor das erste Brett gesägt ist, und du willst sägen. Während sie noch nach Fehlern suchen, hast du angefangen, und schon giltst du als nachlässig und sie als langsam. Nehmt euch 15 Minuten und schreibt drei Bedingungen für „fertig“ auf. Lass sie dann prüfen, bevor du den nächsten Abschnitt beginnst.',
      },
    },
  },
}
