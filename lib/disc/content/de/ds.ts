import type { StyleContent } from '@/lib/disc/content/types'

export const ds: StyleContent = {
  code: 'DS',
  name: 'Langer Atem',
  nickname: 'Eckpfeiler',
  preview: {
    keywords: ['Zäh', 'Bodenständig', 'Beschützend', 'Entschlossen'],
    coreTraits: {
      pace: {
        title: 'Kräftig und gleichmäßig',
        text: 'Du fängst früh an, ziehst in einem Tempo durch und siehst selten auf die Uhr.',
      },
      perspective: {
        title: 'Die fertige Arbeit',
        text: 'Du siehst das Haus schon bewohnt und denkst dich Stein für Stein zurück bis heute.',
      },
      focus: {
        title: 'Aufgabe, dann deine Leute',
        text: 'Du treibst die Arbeit hart voran und merkst trotzdem, wer noch nichts gegessen hat.',
      },
    },
    summary: 'Du suchst dir ein schwieriges Ziel, erzählst wenigen davon und arbeitest noch daran, wenn die anderen längst beim nächsten Thema sind. Dein Team weiß, dass du mit anpackst und bleibst, auch wenn es spät wird. Du machst weiter, wo Aufhören billiger wäre.',
  },
  detail: {
    description: [
      'Da ist das neue Lagersystem, das im Frühling alle wollten. Im Herbst haben die meisten die Lust verloren, und du beschriftest an einem Samstag die letzte Regalreihe, weil du es zugesagt hast. Du machst Druck, aber gleichmäßig, und du siehst, wer müde ist. Wer ein krankes Kind zu Hause hat, bekommt die leichtere Schicht, ohne zweimal fragen zu müssen. Wer ohne ein Wort früher geht, hört am nächsten Morgen von dir.',
      'Ein Teil von dir will das Ergebnis jetzt, ein anderer achtet auf die Gruppe. An manchen Tagen drängst du, an anderen wartest du, und die Leute wissen nicht sicher, welcher Tag heute ist. Stoßen beide Seiten aufeinander, machst du die Zusatzarbeit oft selbst. Das wahrt den Frieden und füllt deine Abende. Änderungen, die von dir ausgehen, fallen dir leicht. Änderungen aus der Zentrale treffen auf eine höfliche Wand, manchmal länger, als die Fakten es rechtfertigen.',
    ],
    coreValues: [
      {
        title: 'Zu Ende bringen',
        text: 'Ein Dach, auf dem ein Ziegel fehlt, ist für dich noch offen.',
      },
      {
        title: 'Dein Wort',
        text: 'Was du dem Team im März versprichst, weißt du im November noch, und das erwartest du auch von den anderen.',
      },
      {
        title: 'Nützliche Arbeit',
        text: 'Lieber baust du eine Rampe für den Rollstuhl, als eine Präsentation über Barrierefreiheit abzusitzen.',
      },
      {
        title: 'Schutz für deine Leute',
        text: 'Druck von oben endet an deinem Schreibtisch, bevor er bei denen ankommt, die in der Schicht neu sind.',
      },
      {
        title: 'Durchhalten',
        text: 'Vor Leuten, die nach einem schlimmen Winter wiederkamen, hast du mehr Achtung als vor Leuten mit einer guten Woche.',
      },
    ],
    strengths: [
      {
        title: 'Ein Ziel über Monate halten',
        text: 'Du fragst zum Beispiel nach einem halben Jahr Umbau noch jeden Montag nach demselben Ziel. Inzwischen gab es vielleicht ein besseres, und du hast spät hingesehen.',
      },
      {
        title: 'Sich vors Team stellen',
        text: 'Will die Geschäftsleitung zum Beispiel wieder Überstunden, gehst du allein nach oben und kommst mit einer Grenze zurück. Was das gekostet hat, hört dein Team nicht und kann dir deshalb auch nicht beistehen.',
      },
      {
        title: 'Den langsamsten Platz in Gang bringen',
        text: 'Du stellst dich etwa an den Packtisch, der hinterherhängt, zeigst den Handgriff einmal und bleibst, bis er sitzt. Drei andere Tische warten so lange auf dich.',
      },
      {
        title: 'An der Werkbank anlernen',
        text: 'Neue bekommen am ersten Tag echtes Werkzeug von dir in die Hand, und bis Mittag arbeitest du daneben. Wer lieber erst zuschaut, findet das zu früh.',
      },
      {
        title: 'Die Beschwerde annehmen',
        text: 'Schimpft am Telefon jemand über die verspätete Küche, hörst du zu, nennst ein Datum und hältst es. Weil es dir scheinbar nichts ausmacht, wird der nächste Ärger auch zu dir durchgestellt.',
      },
      {
        title: 'In geprüften Schritten bauen',
        text: 'Den neuen Schichtplan probierst du zum Beispiel mit einer Gruppe aus, besserst nach und holst dann die nächste dazu. Wer auf einen schnellen Wechsel gehofft hat, wird ungeduldig und handelt ohne dich.',
      },
    ],
    limitations: [
      {
        title: 'Bitte früher um Hilfe',
        text: 'Du nimmst die dritte Zusatzaufgabe, denn um Hilfe zu bitten, hieße für dich, andere hängen zu lassen. Bis es jemand merkt, sind zwei Lieferungen zu spät und dein Wochenende ist weg.',
      },
      {
        title: 'Lass einen Plan los, der scheitert',
        text: 'Du hängst zum Beispiel an acht Monate Mühe noch einen neunten, und das Budget rettet eine Entscheidung, die heute niemand mehr treffen würde.',
      },
      {
        title: 'Sag, wann es ernst ist',
        text: 'Heute forderst du, morgen beruhigst du, und das Ziel sieht verhandelbar aus. Also meldet das Team eine Verspätung erst, wenn du milde gestimmt bist.',
      },
      {
        title: 'Sprich den Streit früher an',
        text: 'Bei Aufgaben bist du direkt, bei gekränkten Gefühlen zögerst du. So zieht sich der Krach zwischen zwei guten Leuten über Wochen und spaltet den Pausenraum.',
      },
      {
        title: 'Erklär dein Schweigen',
        text: 'Wenn du nachdenkst, wirst du still und arbeitest weiter. Das Team füllt die Lücke mit Vermutungen, meist mit der, dass du auf jemanden wütend bist.',
      },
    ],
    developmentTips: [
      'Lass diese Woche an zwei Tagen jemand anders aufschließen und komm 30 Minuten später.',
      'Wähl eine Zahl für dein laufendes Projekt und ändere den Plan, wenn du sie zweimal hintereinander verfehlst.',
      'Sag dem Team zu Beginn der Schicht, welche Sache heute feststeht und welche rutschen darf.',
      'Streich diese Woche eine deiner Abendaufgaben und sag es bis Mittwoch der Person, die darauf wartet.',
      'Sprich bis Mittwochmittag mit den zweien, die sich aus dem Weg gehen, je zehn Minuten.',
      'Besuche 30 Minuten lang ein Team, das deine Arbeit anders macht, und nimm eine Gewohnheit mit.',
    ],
    workStyle: {
      leadership:
        'Dein Team sieht dich vor der Schicht am Tor und danach wieder. Du verlangst viel, änderst das Ziel selten und nimmst die Schuld auf dich, statt sie nach unten weiterzugeben. Lass andere einen Teil dieser Last tragen: Bestimm eine Vertretung, die in deinem Urlaub entscheidet, und roll das Entschiedene danach nicht wieder auf.',
      teamRole: 'Wird das Projekt ein Jahr alt, hast du noch die erste Liste. Andere bringen Ideen, und du machst daraus einen Zeitplan mit Pausen. Die Gefahr ist, dass du zum Fundament wirst, auf dem alle stehen. Sag im ersten Meeting, welcher Teil nicht zu dir gehört, und schreib einen zweiten Namen daneben.',
      communication:
        'Du sagst wenig und sagst es geradeheraus, meist beim Arbeiten Seite an Seite und selten über einen Tisch hinweg. Schlechte Nachrichten bringst du selbst, aber was du dir vorher überlegt hast, geht verloren. Häng jede Woche fünf Zeilen neben die Kaffeemaschine. So können die Leute deinen Gründen folgen und rechtzeitig widersprechen.',
      environment:
        'Dich reizen lange Projekte, an deren Ende etwas zum Anfassen steht: ein Gebäude, ein eingespieltes Team, eine Herde, eine Anlage, die nachts läuft. Du willst eine feste Gruppe und eine Leitung, die das Ziel einmal setzt. Wöchentliche Kurswechsel kosten dich Kraft, und ein Betrieb, der Menschen wie Möbel verschiebt, auch.',
    },
    careers: [
      {
        title: 'Zimmerei',
        text: 'Das Haus wächst Wand um Wand, und neben dir lernen die Azubis.',
      },
      {
        title: 'Leitung einer Dialysepraxis',
        text: 'Dieselben Menschen kommen dreimal die Woche, und jeder Platz muss bereit sein.',
      },
      {
        title: 'Unterricht an der Berufsschule',
        text: 'Junge Leute bekommen von dir klare Maßstäbe, echtes Werkzeug und einen zweiten Versuch.',
      },
      {
        title: 'Landwirtschaft',
        text: 'Ein Hof verlangt jeden Tag Einsatz und Geduld mit dem Wetter.',
      },
      {
        title: 'Bewährungshilfe',
        text: 'Über Monate kommen dieselben Leute, und du bleibst streng und fair.',
      },
      {
        title: 'Leitung einer Bankfiliale',
        text: 'Am Jahresende zählt das Ziel, und am Schalter stehen seit Jahrzehnten dieselben Familien.',
      },
      {
        title: 'Projektleitung Netzausbau',
        text: 'Standort für Standort wird umgestellt, 40 insgesamt, und jemand muss bis zum letzten dranbleiben.',
      },
      {
        title: 'Dokumentarfilm',
        text: 'Drei Jahre an einem Thema brauchen einen sturen Plan und Geduld mit den Menschen vor der Kamera.',
      },
    ],
    goals: [
      {
        goal: 'Beende, was sich nicht mehr lohnt',
        metric: 'Zwei Projekte an einer Abbruchgrenze gemessen, eines davon beendet',
        firstStep: 'Nimm dein ältestes Projekt und schreib die Zahl auf, bei der du aufhören würdest.',
      },
      {
        goal: 'Lern eine zweite Person an',
        metric: 'Drei deiner Aufgaben, die eine Vertretung allein erledigt',
        firstStep: 'Sag jemandem aus dem Team, welche Aufgabe du weitergeben willst, und zeig den Anfang.',
      },
      {
        goal: 'Klär Spannungen offen',
        metric: 'Vier schwierige Gespräche persönlich geführt, jedes mit Vereinbarung',
        firstStep: 'Reserviere einen Raum für das aufgeschobene Gespräch und schreib auf, was herauskommen soll.',
      },
    ],
    phrases: [
      {
        say: 'Das kann ich übernehmen, wenn du mir die Inventur abnimmst.',
        avoid: 'Passt schon, das mach ich auch noch.',
      },
      {
        say: 'Wir haben’s vier Monate versucht. Ich würde jetzt aufhören, und zwar deshalb.',
        avoid: 'Jetzt sind wir so weit gekommen, jetzt ziehen wir’s durch.',
      },
      {
        say: 'Ich bin still, weil ich nachdenke. Ihr habt nichts falsch gemacht.',
        avoid: 'Es ist nichts, macht einfach weiter.',
      },
      {
        say: 'Das Ziel ist gut. Es noch mal zu ändern, kostet uns zwei Wochen, also entscheide jetzt.',
        avoid: 'Mal sehen, was sich machen lässt.',
        to: 'D',
      },
      {
        say: 'Deine Idee hat das Team zum Lachen und zum Zuhören gebracht. Leitest du am Dienstag die erste Runde?',
        avoid: 'Klingt nett, aber wir haben zu tun.',
        to: 'I',
      },
      {
        say: 'Ich weiß, du sagst bei mir sowieso Ja. Was lassen wir dafür weg?',
        avoid: 'Wir zwei kriegen das schon hin, wie immer.',
        to: 'S',
      },
      {
        say: 'Zeig mir, wo es deiner Meinung nach bricht. So lange warte ich.',
        avoid: 'Bisher hat es doch auch gehalten.',
        to: 'C',
      },
    ],
    workingWith: {
      I: {
        title: 'Gönn dir etwas Lärm',
        text: 'Menschen mit viel Schwung bringen ihre neue Idee, wenn bei dir am meisten los ist, und erzählen sie mit Händen und Füßen. Sie wollen sofort eine Reaktion, und dein Nicken sieht für sie nach Ablehnung aus. Du siehst Versprechen, die dein Team dann einlösen muss. Nenn erst etwas, das dir gefällt, dann die Arbeit, die es macht, und überlass ihnen das Fest zum Start.',
      },
      S: {
        title: 'Dräng weniger, frag zweimal',
        text: 'Zurückhaltenden Menschen ist die Gruppe so wichtig wie dir, und deshalb vergisst du leicht, dass sie mehr Zeit wollen als du. Aus Treue gehen sie dein Tempo mit und zeigen die Mühe nicht. So kann stille Einigkeit zwischen euch ein Problem begraben. Frag einmal im Meeting und noch einmal unter vier Augen, und plane mit der zweiten Antwort.',
      },
      C: {
        title: 'Lass den Plan prüfen',
        text: 'Genaue Menschen wollen wissen, warum so und nicht anders, und du willst weiterarbeiten. Fragen im dritten Monat kommen dir illoyal vor, für sie gehört das Fragen zur Arbeit. Setz nach jedem Abschnitt eine feste Prüfung an, lass sie wählen, was gemessen wird, und ändere jedes Mal eine Sache, die dabei auffällt.',
      },
    },
  },
}
