import type { PerLetter } from '../../letters'
import type { Field } from '../field-names'
import type { FieldScene } from '../fields'

export const FIELD_SCENES: Record<Field, PerLetter<FieldScene>> = {
  office: {
    D: {
      strength: 'Das wöchentliche Meeting dreht sich zum Beispiel im Kreis. Du nennst die zwei Möglichkeiten, lässt abstimmen, und um zehn sitzen alle wieder an ihrer Arbeit.',
      limit: 'Du beantwortest zum Beispiel eine Anfrage an ein anderes Team, weil es dort so lange dauert. Die nächste kommt gleich zu dir und die übernächste auch.',
    },
    I: {
      strength: 'Zwei Abteilungen schreiben sich zum Beispiel seit einer Woche E-Mails. Du bringst jemanden aus der einen zur anderen, und noch vor dem letzten Schluck Kaffee ist es geklärt.',
      limit: 'Auf dem Rückweg vom Mittagessen sagst du zum Beispiel drei Dinge zu. Aufgeschrieben ist nichts davon, und eines muss morgen fertig sein.',
    },
    S: {
      strength: 'Am ersten Tag fehlt jemandem zum Beispiel noch der Laptop. Du leihst deinen für den Vormittag her und zeigst, wo alles liegt.',
      limit: 'Im Urlaubsplan kommst du zum Beispiel wieder schlecht weg. Du unterschreibst ihn, weil es unangenehm wäre, davon anzufangen.',
    },
    C: {
      strength: 'Die Budgettabelle ist zum Beispiel schon zweimal freigegeben. Du öffnest sie noch einmal und findest die Zeile, die in beiden Spalten gezählt ist.',
      limit: 'Jemand aus dem Team braucht zum Beispiel eine grobe Zahl für eine Folie. Zwei Tage später schickst du eine genaue, und da ist die Folie schon gezeigt.',
    },
  },
  care: {
    D: {
      strength: 'Melden sich vor dem Frühdienst zum Beispiel zwei krank, teilst du die Zimmer auf, holst eine Person aus dem Frei, und die Runde beginnt pünktlich.',
      limit: 'Jemand erzählt dir zum Beispiel vom Bett aus noch, wo es wehtut, und du bist schon unterwegs, um etwas dagegen zu tun.',
    },
    I: {
      strength: 'Auf deiner Station will zum Beispiel jemand nicht aufstehen. Du fragst nach dem Fußballspiel vom Enkelkind, und am Ende der Geschichte steht ihr beide.',
      limit: 'Du sagst zum Beispiel den Angehörigen mehr, als schon sicher ist, weil sie mit etwas Hoffnung nach Hause gehen sollen.',
    },
    S: {
      strength: 'Dir fällt zum Beispiel auf, dass in Zimmer vier das Frühstück nicht aufgegessen ist, und du fragst danach, sobald ihr allein seid.',
      limit: 'Du übernimmst zum Beispiel das dritte Wochenende hintereinander, weil jemand darum gebeten hat. Wie müde du bist, sieht niemand.',
    },
    C: {
      strength: 'Die Dosis auf dem Blatt kommt dir zum Beispiel etwas hoch vor. Du vergleichst sie mit der Anordnung, bevor etwas gegeben wird, und sie ist tatsächlich zu hoch.',
      limit: 'Am Ende der Schicht ist deine Dokumentation zum Beispiel makellos, und die Übergabe fängt 20 Minuten zu spät an.',
    },
  },
  sales: {
    D: {
      strength: 'Ein Auftrag ist zum Beispiel seit einem Monat „so gut wie unterschrieben“. Du rufst an, fragst, was noch fehlt, und hast am Ende des Gesprächs ein Datum.',
      limit: 'Du fragst zum Beispiel nach der Unterschrift, während dein Gegenüber noch das Problem beschreibt, und hörst dann: „Das überlegen wir uns noch einmal.“',
    },
    I: {
      strength: 'Am Telefon will zum Beispiel jemand kündigen. Du weißt noch vom Umzug, fragst, wie er war, und am Ende wird der Vertrag verlängert.',
      limit: 'Du versprichst zum Beispiel einen Liefertermin, der sich im Gespräch richtig anfühlte. Im Lager hören sie davon erst, als jemand nach der Ware fragt.',
    },
    S: {
      strength: 'Drei Wochen nach dem Kauf rufst du zum Beispiel an, nur um zu fragen, ob alles läuft. Bald darauf kommt auf Empfehlung jemand von nebenan zu dir.',
      limit: 'Jemand will zum Beispiel Rabatt. Beim zweiten Anlauf gibst du nach, weil die Stille schwer auszuhalten ist.',
    },
    C: {
      strength: 'Vor dem Termin liest du zum Beispiel die letzten zwei Jahresberichte der Firma, und wenn die schwierige Frage kommt, hast du die Antwort.',
      limit: 'Jemand fragt zum Beispiel nach dem Preis. Du erklärst, wie er sich zusammensetzt, und beim vierten Posten hört niemand mehr zu.',
    },
  },
  trade: {
    D: {
      strength: 'Kommt zum Beispiel das falsche Material, stehen erst einmal alle herum. Du schickst zwei Leute an die andere Wand und klärst die Lieferung vom Wagen aus am Telefon.',
      limit: 'Du nimmst zum Beispiel jemandem in der Ausbildung das Werkzeug aus der Hand, damit es fertig wird. Es wird fertig, und beim nächsten Mal geht es wieder nicht ohne dich.',
    },
    I: {
      strength: 'Die Leute im Haus ärgern sich zum Beispiel über den Staub. Du bringst sie zum Lachen, zeigst, was als Nächstes kommt, und mittags bringen sie euch etwas zu essen.',
      limit: 'An der Haustür sagst du zum Beispiel noch eine Kleinigkeit zu. Im Angebot steht sie nicht, und sie kostet einen halben Tag.',
    },
    S: {
      strength: 'Du räumst zum Beispiel jeden Abend die Baustelle auf, damit der Morgen mit Arbeit anfängt und nicht mit Suchen.',
      limit: 'Der Transporter einer anderen Firma steht dir zum Beispiel jeden Tag im Weg. Wochenlang trägst du alles um ihn herum, bevor du etwas sagst.',
    },
    C: {
      strength: 'Du misst zum Beispiel die Öffnung nach, obwohl die Zahl im Plan steht. Der Plan liegt zwölf Millimeter daneben, und die Tür ist noch nicht zugeschnitten.',
      limit: 'Du machst zum Beispiel eine Fuge neu, die hinter der Gipsplatte verschwindet, während die Sanitärfirma auf dich wartet und die Stunde berechnet.',
    },
  },
  teaching: {
    D: {
      strength: 'Die Konferenz hat den Stundenplan zum Beispiel schon dreimal vertagt. Du bringst einen Entwurf mit, und mit zwei Änderungen wird er angenommen.',
      limit: 'Du nimmst zum Beispiel dran, wer sich zuerst meldet, und eine Hand, die noch zehn Sekunden gebraucht hätte, geht wieder nach unten.',
    },
    I: {
      strength: 'Es ist zum Beispiel die letzte Stunde am Freitag. Du machst aus der Wiederholung einen Wettbewerb, und nach dem Klingeln wollen alle weitermachen.',
      limit: 'Der Klasse gefällt zum Beispiel deine Geschichte. Für das, was in der Klassenarbeit drankommt, bleiben fünf Minuten.',
    },
    S: {
      strength: 'Einem Kind am Fenster erklärst du zum Beispiel das Bruchrechnen zum vierten Mal, auf eine vierte Art, und diesmal klappt es.',
      limit: 'Eltern wünschen sich zum Beispiel eine bessere Note. Du versprichst, noch einmal nachzusehen, obwohl du weißt, was dabei herauskommt.',
    },
    C: {
      strength: 'Du bewertest zum Beispiel nach einem Punkteschema, das alle in der Klasse kennen, und eine Beschwerde ist in zwei Minuten erledigt.',
      limit: 'Bis elf Uhr nachts schreibst du zum Beispiel ein Arbeitsblatt um, das in Ordnung war, und bist müde in der Stunde, für die es gedacht ist.',
    },
  },
  technology: {
    D: {
      strength: 'Ist zum Beispiel die Website nicht erreichbar, rufst du alle zusammen, legst fest, wer sich was ansieht, und gehst nach zehn Minuten auf die alte Version zurück.',
      limit: 'Du entscheidest dich zum Beispiel für einen Entwurf, bevor die anderen das Dokument gelesen haben. Der Einwand kommt nach sechs Wochen, aus dem laufenden Betrieb.',
    },
    I: {
      strength: 'Du zeigst dem Team zum Beispiel die halb fertige Funktion, und zwei bieten Hilfe an, bevor du danach gefragt hast.',
      limit: 'Läuft die letzte Idee auf deinem Rechner, fängst du zum Beispiel schon mit der nächsten an. Tests und Dokumentation bleiben unfertig.',
    },
    S: {
      strength: 'In der ersten Woche stellt zum Beispiel jemand die Frage, die hier alle schon kennen. Du setzt dich dazu, bis der Build durchläuft.',
      limit: 'Du übernimmst zum Beispiel den alten Dienst, den niemand will, und hast drei Jahre später immer noch Bereitschaft dafür.',
    },
    C: {
      strength: 'Du fragst zum Beispiel im Review, was passiert, wenn die Liste leer ist. Bei jedem neuen Konto wäre das Programm abgestürzt.',
      limit: 'Du schreibst zum Beispiel zu einer kleinen Änderung zwölf Kommentare. Zwei davon sind wichtig, und niemand erkennt, welche.',
    },
  },
}
