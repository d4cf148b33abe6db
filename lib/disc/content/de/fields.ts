import type { PerLetter } from '../../letters'
import type { Field } from '../field-names'
import type { FieldScene } from '../fields'

export const FIELD_SCENES: Record<Field, PerLetter<FieldScene>> = {
  office: {
    D: {
      strength: 'Zum Beispiel dreht sich das wöchentliche Meeting im Kreis. Du nennst die zwei Möglichkeiten, lässt abstimmen, und um zehn sitzen alle wieder an ihrer Arbeit.',
      limit: 'Zum Beispiel beantwortest du eine Anfrage an ein anderes Team, weil es dort so lange dauert. Die nächste kommt gleich zu dir, und die übernächste auch.',
    },
    I: {
      strength: 'Zum Beispiel schreiben sich zwei Abteilungen seit einer Woche E-Mails. Du gehst mit der einen hinüber zur anderen, und noch vor dem letzten Schluck Kaffee ist es geklärt.',
      limit: 'Zum Beispiel sagst du auf dem Rückweg vom Mittagessen drei Dinge zu. Aufgeschrieben ist keines, und eines muss morgen fertig sein.',
    },
    S: {
      strength: 'Zum Beispiel ist der Laptop für die neue Kraft nicht gekommen. Du leihst deinen für den Vormittag her und zeigst, wo alles liegt.',
      limit: 'Zum Beispiel kommst du im Urlaubsplan wieder schlecht weg. Du unterschreibst ihn, weil es unangenehm wäre, davon anzufangen.',
    },
    C: {
      strength: 'Zum Beispiel ist die Budgettabelle schon zweimal freigegeben. Du öffnest sie noch einmal und findest die Zeile, die in beiden Spalten gezählt ist.',
      limit: 'Zum Beispiel braucht jemand aus dem Team eine grobe Zahl für eine Folie. Du schickst sie zwei Tage später, genau, als die Folie schon gezeigt war.',
    },
  },
  care: {
    D: {
      strength: 'Zum Beispiel melden sich vor dem Frühdienst zwei krank. Du teilst die Zimmer auf, holst eine Person aus dem Frei, und die Runde beginnt pünktlich.',
      limit: 'Zum Beispiel erzählt dir jemand vom Bett aus noch, wo es wehtut, und du bist schon unterwegs, um etwas dagegen zu tun.',
    },
    I: {
      strength: 'Zum Beispiel will auf deiner Station jemand nicht aufstehen. Du fragst nach dem Fußballspiel des Enkels, und am Ende der Geschichte steht ihr beide.',
      limit: 'Zum Beispiel sagst du den Angehörigen mehr, als schon sicher ist, weil sie mit etwas Hoffnung nach Hause gehen sollten.',
    },
    S: {
      strength: 'Zum Beispiel fällt dir auf, dass die Frau in Zimmer vier ihr Frühstück kaum angerührt hat, und du fragst danach, als ihr allein seid.',
      limit: 'Zum Beispiel übernimmst du das dritte Wochenende hintereinander, weil jemand darum gebeten hat. Wie müde du bist, sieht niemand.',
    },
    C: {
      strength: 'Zum Beispiel kommt dir die Dosis auf dem Blatt etwas hoch vor. Du vergleichst sie mit der Anordnung, bevor etwas gegeben wird, und sie war zu hoch.',
      limit: 'Zum Beispiel ist deine Dokumentation am Ende der Schicht makellos, und die Übergabe fängt 20 Minuten zu spät an.',
    },
  },
  sales: {
    D: {
      strength: 'Zum Beispiel ist ein Auftrag seit einem Monat „so gut wie unterschrieben“. Du rufst an, fragst, was noch fehlt, und hast am Ende des Gesprächs ein Datum.',
      limit: 'Zum Beispiel fragst du nach der Unterschrift, während die andere Seite noch ihr Problem beschreibt, und dann will sie lieber noch einmal überlegen.',
    },
    I: {
      strength: 'Zum Beispiel will am Telefon jemand kündigen. Du weißt noch vom Umzug, fragst, wie er war, und am Ende wird der Vertrag verlängert.',
      limit: 'Zum Beispiel versprichst du einen Liefertermin, der sich im Gespräch richtig anfühlte. Das Lager erfährt ihn von der Kundschaft.',
    },
    S: {
      strength: 'Zum Beispiel rufst du drei Wochen nach dem Kauf an, nur um zu fragen, ob alles läuft. Bald darauf kommt jemand aus der Nachbarschaft zu dir.',
      limit: 'Zum Beispiel will jemand Rabatt. Beim zweiten Anlauf gibst du nach, weil die Stille schwer auszuhalten war.',
    },
    C: {
      strength: 'Zum Beispiel liest du vor dem Termin die letzten zwei Jahresberichte der Firma, und als die schwierige Frage kommt, hast du die Antwort.',
      limit: 'Zum Beispiel fragt jemand nach dem Preis. Du erklärst, wie er sich zusammensetzt, und bei der vierten Zeile hört niemand mehr zu.',
    },
  },
  trade: {
    D: {
      strength: 'Zum Beispiel kommt das falsche Material, und alle stehen herum. Du schickst zwei Leute an die andere Wand und rufst vom Wagen aus die Lieferfirma an.',
      limit: 'Zum Beispiel nimmst du jemandem in der Ausbildung das Werkzeug aus der Hand, damit es fertig wird. Es wird fertig, und gelernt ist nichts.',
    },
    I: {
      strength: 'Zum Beispiel ärgern sich die Leute im Haus über den Staub. Du bringst sie zum Lachen, zeigst, was als Nächstes kommt, und mittags bringen sie euch etwas zu essen.',
      limit: 'Zum Beispiel sagst du an der Haustür noch eine Kleinigkeit zu. Im Angebot steht sie nicht, und sie kostet einen halben Tag.',
    },
    S: {
      strength: 'Zum Beispiel räumst du jeden Abend die Baustelle auf, damit der Morgen mit Arbeit anfängt und nicht mit Suchen.',
      limit: 'Zum Beispiel steht dir jeden Tag der Transporter einer anderen Firma im Weg. Wochenlang trägst du alles um ihn herum, bevor du etwas sagst.',
    },
    C: {
      strength: 'Zum Beispiel misst du die Öffnung nach, obwohl die Zahl im Plan steht. Der Plan liegt zwölf Millimeter daneben, und die Tür ist noch nicht zugeschnitten.',
      limit: 'Zum Beispiel machst du eine Fuge neu, die hinter der Gipsplatte verschwindet, und die Sanitärfirma wartet und berechnet die Stunde.',
    },
  },
  teaching: {
    D: {
      strength: 'Zum Beispiel hat die Konferenz den Stundenplan schon dreimal vertagt. Du bringst einen Entwurf mit, und mit zwei Änderungen wird er angenommen.',
      limit: 'Zum Beispiel nimmst du die Hand dran, die schon oben ist, und eine andere, die noch zehn Sekunden gebraucht hätte, geht wieder herunter.',
    },
    I: {
      strength: 'Zum Beispiel ist es die letzte Stunde am Freitag. Du machst aus der Wiederholung einen Wettstreit, und nach dem Klingeln wollen alle weitermachen.',
      limit: 'Zum Beispiel gefällt der Klasse deine Geschichte. Für das, was in der Arbeit drankommt, bleiben fünf Minuten.',
    },
    S: {
      strength: 'Zum Beispiel erklärst du einem Kind am Fenster das Bruchrechnen zum vierten Mal, auf eine vierte Art, und diesmal klappt es.',
      limit: 'Zum Beispiel wünschen sich Eltern eine bessere Note. Du versprichst, noch einmal nachzusehen, obwohl du weißt, was dabei herauskommt.',
    },
    C: {
      strength: 'Zum Beispiel bewertest du nach einer Punkteliste, die alle in der Klasse kennen, und eine Beschwerde ist in zwei Minuten erledigt.',
      limit: 'Zum Beispiel schreibst du bis elf Uhr nachts ein Arbeitsblatt um, das in Ordnung war, und bist müde in der Stunde, für die es gedacht ist.',
    },
  },
  technology: {
    D: {
      strength: 'Zum Beispiel ist die Website nicht erreichbar. Du rufst alle zusammen, verteilst, wer wonach sieht, und gehst in Minute zehn auf die alte Version zurück.',
      limit: 'Zum Beispiel legst du den Entwurf fest, bevor die anderen das Dokument gelesen haben. Der Einwand kommt in Woche sechs, aus dem laufenden Betrieb.',
    },
    I: {
      strength: 'Zum Beispiel zeigst du dem Team die halb fertige Funktion, und zwei bieten Hilfe an, bevor du danach gefragt hast.',
      limit: 'Zum Beispiel fängst du mit der nächsten Idee an, sobald die letzte auf deinem Rechner läuft. Tests und Dokumentation bleiben unfertig.',
    },
    S: {
      strength: 'Zum Beispiel stellt die neue Kraft die Frage, die alle schon kennen. Du setzt dich dazu, bis der Build durchläuft.',
      limit: 'Zum Beispiel übernimmst du den alten Dienst, den niemand will, und hast drei Jahre später immer noch Bereitschaft dafür.',
    },
    C: {
      strength: 'Zum Beispiel fragst du im Review, was passiert, wenn die Liste leer ist. Bei jedem neuen Konto wäre das Programm abgestürzt.',
      limit: 'Zum Beispiel schreibst du zu einer kleinen Änderung zwölf Kommentare. Zwei davon sind wichtig, und niemand erkennt, welche.',
    },
  },
}
