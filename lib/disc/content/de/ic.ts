import type { StyleContent } from '@/lib/disc/content/types'

export const ic: StyleContent = {
  code: 'IC',
  name: 'Feine Feder',
  nickname: 'Roter Faden',
  preview: {
    keywords: ['Wortgewandt', 'Vorbereitet', 'Hellhörig', 'Penibel'],
    coreTraits: {
      pace: {
        title: 'Flink, dann genau',
        text: 'In der Runde reagierst du munter, am Schreibtisch siehst du noch einmal nach.',
      },
      perspective: {
        title: 'Geschichte und Einzelheit',
        text: 'Eine Zahl zählt für dich, sobald du jemandem sagen kannst, was sie bedeutet.',
      },
      focus: {
        title: 'Menschen, mit Beleg',
        text: 'Du willst alle auf deiner Seite und die Quelle zur Hand, falls jemand fragt.',
      },
    },
    summary: 'Du kannst Neuen das Steuerformular so erklären, dass ihr am Ende alle lacht, und trotzdem stimmt jede Zeile. Du willst gemocht werden, und du willst recht haben. Eine hochgezogene Augenbraue kann dich einen Abend kosten.',
  },
  detail: {
    description: [
      'Zwei Seiten teilen sich deine Woche. Die eine steht vorn im Raum, schnell und witzig, und zieht einen Pfeil vom Problem zu dem Menschen, den es trifft. Die andere sitzt am Abend davor am Tisch, verschiebt Folie sieben, schlägt nach, ob es elf oder zwölf Prozent waren, und löscht einen Witz, der unfair sein könnte. Das Team erlebt meist die erste und glaubt, es fällt dir leicht.',
      'Fachleute geben dir ihre Berichte, weil sie bei dir lesbar werden und trotzdem richtig bleiben. Du findest das Wort im Vertrag, das draußen jemand missverstehen wird, und sagst es mit einem Lächeln. Schwierig wird es, wo sich deine zwei Hälften uneinig sind. Die lebhafte sagt für nächste Woche einen Vortrag zu, die genaue braucht dann drei Wochen. Eine Korrektur vor anderen tut weh, auch eine faire, und auf dem Heimweg gehst du sie noch einmal durch. Von 20 Rückmeldungen auf deine Schulung kannst du Monate später noch die eine unfreundliche auswendig.',
    ],
    coreValues: [
      {
        title: 'Klarheit',
        text: 'Geht jemand mit dem Merkblatt aus der Praxis und versteht es nicht, ist für dich die Arbeit nicht fertig.',
      },
      {
        title: 'Genau und charmant',
        text: 'Eine gute Anekdote verliert für dich ihren Reiz, wenn die Jahreszahl nicht stimmt.',
      },
      {
        title: 'Handwerk',
        text: 'Du verschiebst nachts um elf noch ein Komma und bist danach ruhiger.',
      },
      {
        title: 'Beide Seiten hören',
        text: 'Bevor du über eine Beschwerde urteilst, willst du Schilderung und Protokoll nebeneinander haben.',
      },
      {
        title: 'Laut lernen',
        text: 'Etwas herauszufinden, ist nur der halbe Spaß, solange du es niemandem erklärt hast.',
      },
    ],
    strengths: [
      {
        title: 'Fachleute verständlich machen',
        text: 'Aus 40 Seiten Prüfbericht wird bei dir zum Beispiel eine Zeichnung, über die das Lager beim Mittagessen spricht. Sie hat zwei Abende gekostet, die für etwas anderes gedacht waren.',
      },
      {
        title: 'Die schwere Frage vorbereiten',
        text: 'Spricht der Einkauf den Mangel vom letzten Jahr an, hast du die Antwort auf einer Karteikarte. Neun andere Karten und ein ganzer Sonntag waren umsonst.',
      },
      {
        title: 'Mit Takt korrigieren',
        text: 'Ein Entwurf aus dem Team kommt von dir mit zwölf Änderungen zurück und mit einer Notiz, die neugierig auf sie macht. Dein eigener Text wartet so lange.',
      },
      {
        title: 'Zahlen ein Gesicht geben',
        text: 'Steigt zum Beispiel die Wartezeit um sechs Minuten, erzählst du, was das mit einem Kleinkind auf dem Arm heißt. Die Runde entscheidet dann für dieses eine Kind, und 90 stillere Fälle geraten aus dem Blick.',
      },
      {
        title: 'Merken, was das Publikum braucht',
        text: 'Du lässt zum Beispiel beim zweiten Gähnen drei Folien weg und springst zum Fall aus der Praxis. Später fragst du dich, ob jemand das Weggelassene gebraucht hätte.',
      },
      {
        title: 'Munter und genau fragen',
        text: 'Auf der Baustelle scherzt du zum Beispiel mit denen am Kran und erfährst, welchen Schritt das Handbuch auslässt. Der Besuch dauert eine Stunde länger, weil dich jede Antwort interessiert.',
      },
    ],
    limitations: [
      {
        title: 'Zeig die rohe Fassung',
        text: 'Du polierst bis zum Abend davor. Das Team sieht den Text zu spät, um die Richtung zu ändern, und verbessert nur noch die Rechtschreibung.',
      },
      {
        title: 'Trenn den Entwurf von dir',
        text: 'Ein roter Strich auf Seite zwei trifft dich persönlich. Du verteidigst einen Satz, den du einen Tag später selbst gestrichen hättest.',
      },
      {
        title: 'Lass die Nebengeschichte weg',
        text: 'Jede Ausnahme bekommt bei dir eine eigene Fußnote und eine Anekdote. Wer nur ein Wort als Antwort wollte, sieht auf die Uhr.',
      },
      {
        title: 'Zähl vorher die Stunden',
        text: 'Du sagst den Vortrag spontan zu und bereitest ihn gründlich vor. Die Stunden fehlen dann bei der Aufgabe ohne Applaus, etwa beim Monatsbericht.',
      },
      {
        title: 'Widersprich noch im Meeting',
        text: 'Du siehst zum Beispiel die falsche Zahl auf der Folie und lächelst weiter. Deine höfliche E-Mail kommt um sechs, wenn die Bestellung schon raus ist.',
      },
    ],
    developmentTips: [
      'Verschick am Dienstag einen Entwurf mit dem Wort „roh“ im Betreff und stell zwei Fragen dazu.',
      'Stell dir für den nächsten Foliensatz den Wecker auf 40 Minuten und zeig, was dann da ist.',
      'Schreib eine Korrektur dieser Woche in zehn Wörtern auf und danach, was du deswegen änderst.',
      'Kürze deine nächste Präsentation auf fünf Folien und leg den Rest für Fragen in einen Ordner.',
      'Beantworte morgen vor dem Mittagessen drei E-Mails und lies deine Antwort jeweils nur einmal.',
      'Sprich am Donnerstag im Meeting einen Zweifel spätestens nach einer Minute aus, auch wenn du wenig in der Hand hast.',
    ],
    workStyle: {
      leadership:
        'Wenn du leitest, erklärst du zu jeder Bitte den Grund, oft mit einer Skizze, und die Leute können ihn weitersagen. Einzelgespräche bereitest du mit Notizen vor. Texte oder Folien abzugeben, fällt dir schwer, weil du beim Lesen deine eigene Fassung siehst. Vereinbare vorher drei Kriterien, prüf nur die und lass den Wortlaut stehen.',
      teamRole:
        'Fachleute und Kundschaft bringen dir, was die jeweils andere Seite geschrieben hat, und fragen, was es heißt. Du rufst beide zusammen, findest den Widerspruch und sprichst ihn so an, dass sich niemand beschuldigt fühlt. Behalte aber im Auge, wie viel wartet. Weiß das Team, dass bei dir alles besser wird, landet am Vortag der ganze Stapel bei dir. Setz einen Annahmeschluss und eine Höchstzahl an Seiten.',
      communication:
        'Du sprichst in Beispielen, siehst deinem Gegenüber ins Gesicht und korrigierst mittendrin deine eigene Zahl. E-Mails brauchen bei dir lange: die erste Zeile warm, die Mitte genau, die letzte schreibst du zweimal um. Im Streit erklärst du mehr, wo du besser fragen solltest. Mach nach dem Hauptpunkt Schluss und finde heraus, welchen Teil die andere Person braucht.',
      environment:
        'Eine gute Woche hat für dich Publikum und eine Tür, die zugeht: zwei Tage mit Menschen, zwei Tage mit Material. Ein lautes Büro nimmt dir das zweite, Arbeit von zu Hause das erste. Du magst es, wenn dir jemand unter vier Augen offen sagt, was am Text nicht stimmt. Vages Lob hilft dir wenig. Eine Bemerkung am Rand zeigt, dass jemand gelesen hat.',
    },
    careers: [
      {
        title: 'Entwicklung von Lernmaterial',
        text: 'Aus trockenen Abläufen wird eine Lektion, der alle folgen, und jeder Schritt muss trotzdem stimmen.',
      },
      {
        title: 'Augenoptik',
        text: 'Vor dem Spiegel nimmst du Nervösen die Scheu, danach prüfst du zweimal die Werte.',
      },
      {
        title: 'UX-Forschung',
        text: 'Du plauderst mit Leuten am Bildschirm, hörst das seltsame Detail und belegst es.',
      },
      {
        title: 'Küchenplanung',
        text: 'Du fragst, wie sonntags gefrühstückt wird, misst dann auf den Millimeter und zeichnest beides.',
      },
      {
        title: 'Pressestelle einer Stadt',
        text: 'Im Sturm brauchen die Leute schnell Fakten, in Worten, die keine Angst machen.',
      },
      {
        title: 'Podcastproduktion',
        text: 'Eine geschriebene Stunde, die spontan klingt: So bereitest du dich ohnehin vor.',
      },
      {
        title: 'Unterricht in Naturwissenschaften',
        text: 'Ein Versuch, ein Witz und eine richtige Formel passen in dieselben 45 Minuten.',
      },
      {
        title: 'Förderanträge',
        text: 'Stiftungen wollen ein stimmiges Budget und eine wahre Geschichte dahinter.',
      },
    ],
    goals: [
      {
        goal: 'Gib rohe Entwürfe heraus',
        metric: 'Vier unfertige Entwürfe, jeder mindestens zwei Leuten gezeigt',
        firstStep: 'Nimm einen halben Text und schick die erste Seite an eine Person, der du vertraust.',
      },
      {
        goal: 'Nimm Kritik an, ohne dich zu verteidigen',
        metric: 'Fünf Korrekturen, beantwortet mit Dank und einer Frage',
        firstStep: 'Bitte jemanden aus dem Team um eine Schwachstelle in deinem letzten Text und schreib nur mit.',
      },
      {
        goal: 'Begrenze deine Vorbereitung',
        metric: 'Sechs Vorträge, vorbereitet in den Stunden, die du dir gesetzt hast',
        firstStep: 'Wähl deine nächste Präsentation und schreib eine Stundenzahl darüber.',
      },
    ],
    phrases: [
      {
        say: 'Antwort: ja, mit einem Risiko. Die Einzelheiten stehen auf Seite zwei, wenn du willst.',
        avoid: 'Bevor ich antworte, lass mich erklären, wie die Zahl zustande kam.',
        to: 'D',
      },
      {
        say: 'Tolle Geschichte. Darf ich die zwei Zahlen darin prüfen, bevor sie rausgeht?',
        avoid: 'Na ja, eigentlich war das, glaub ich, ganz anders.',
        to: 'I',
      },
      {
        say: 'Ich habe drei Wörter in deinem Text geändert. Du kannst jedes zurücknehmen.',
        avoid: 'Ich hab deine Seite ein bisschen umgeschrieben, hoffentlich gefällt sie dir.',
        to: 'S',
      },
      {
        say: 'Du hast in meiner Tabelle einen Fehler gefunden, danke. Welche Quelle soll ich nehmen?',
        avoid: 'Ich weiß, aber die Aussage stimmt trotzdem, und alle waren begeistert.',
        to: 'C',
      },
      {
        say: 'Das ist eine rohe Fassung. Sag mir bitte, ob die Richtung stimmt, die Kommas kommen später.',
        avoid: 'Ist fast fertig, ich brauch nur noch einen Abend.',
      },
      {
        say: 'Können wir bei der Folie bleiben? Die Zahl passt nicht zu dem Bericht, den ich kenne.',
        avoid: 'Schöne Präsentation, ich schick dir später vielleicht eine winzige Anmerkung.',
      },
      {
        say: 'Ich kann 15 Minuten ohne Folien oder nächsten Monat eine Stunde. Such dir’s aus.',
        avoid: 'Oh, das klingt gut, klar, ich stell was Schönes zusammen.',
      },
    ],
    workingWith: {
      D: {
        title: 'Stell das Ende nach vorn',
        text: 'Bei deinem sorgfältigen Aufbau greifen ungeduldige Menschen zum Handy. Sie brauchen das Fazit, den Preis und die Wahl, ungefähr in dieser Reihenfolge. Ihre knappe Antwort liest du dann als Urteil über deine Arbeit, dabei geht es nur um den Zeitplan. Bereite eine Fassung für eine Minute vor und eine für zehn. Gib ihnen die kurze und warte, ob sie nach der langen fragen.',
      },
      S: {
        title: 'Ändere weniger, frag mehr',
        text: 'Bedächtige Menschen zeigen Unfertiges nur, wo sie sich sicher fühlen. Eine witzige Korrektur von dir, auch eine milde, kann den nächsten Entwurf in der Schublade halten. Und wenn sich dein Plan mit jeder Entdeckung ändert, macht sie das müde. Sag erst, welchen Teil du behalten würdest, frag, was sie erreichen wollten, und warte mit Änderungen, bis sie dich darum bitten.',
      },
      C: {
        title: 'Bleib bei der Methode',
        text: 'Bei Menschen, die noch genauer sind als du, drehen sich die Rollen um: Auf einmal rundest du die Zahlen. Sie wollen die Definition, die Stichprobe und Ruhe, und deine Bilder lenken sie ab. Du hättest gern ein wenig Applaus und bekommst eine Liste. Schick das Material zwei Tage früher, ohne Witze, und dank ihnen, indem du die Liste abarbeitest.',
      },
    },
  },
}
