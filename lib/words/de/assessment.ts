import type * as en from '../en/assessment'
import { type Like, message } from '../message'

export const pages: Like<typeof en.pages> = {
  noScript: {
    title: 'Der Test braucht JavaScript',
    text: message(
      'Damit speichert er deine Antworten nach und nach in diesem Browser, und JavaScript ist hier ausgeschaltet. Schalte es in den Einstellungen des Browsers ein und lade diese Seite neu. Auch ohne kannst du lesen, welche <types>sechzehn Stile</types> es gibt und <method>wie wir messen</method>.',
    ),
  },
}

export const header: Like<typeof en.header> = {
  leave: 'Verlassen',
  leaveLabel: 'Den Test verlassen',
  leaveTitle: 'Den Test verlassen?',
  stay: 'Bleiben',
  becomes: {
    saved:
      'Deine Antworten sind in deinem Konto gespeichert. Mach weiter, wann du willst, auf jedem Gerät.',
    kept: 'Deine Antworten bleiben in diesem Browser.',
    lost: 'Dieser Browser speichert keine Daten, deine Antworten wären also weg.',
  },
  progress: 'Fortschritt im Test',
  place: message('{number} von {total}'),
}

export const question: Like<typeof en.question> = {
  title: 'Was passt am besten zu dir? Was am wenigsten?',
  pick: { most: 'Am besten', least: 'Am wenigsten' },
  group: { most: 'Passt am besten', least: 'Passt am wenigsten' },
  pickOf: {
    most: message('Passt am besten: {statement}'),
    least: message('Passt am wenigsten: {statement}'),
  },
  status: {
    suggested: 'Zählt noch nicht: bestätigen oder ändern',
    both: 'Beides gewählt',
    needsLeast: 'Wähl jetzt „Am wenigsten“',
    needsMost: 'Wähl jetzt „Am besten“',
    needsBoth: 'Wähl einmal „Am besten“, einmal „Am wenigsten“',
  },
  bothNeeded:
    'Wähl eine Aussage bei „Passt am besten“ und eine bei „Passt am wenigsten“, dann geht es weiter.',
  next: 'Weiter',
  previous: 'Zurück',
  confirm: 'Bestätigen',
  confirmed: 'Bestätigt',
  ofTotal: message('von {total}'),
  ofUpTo: message('von höchstens {total}'),
  keys: {
    space: 'Leertaste',
    enter: 'Enter',
    move: 'bewegen',
    statement: 'Aussage',
    most: 'am besten',
    least: 'am wenigsten',
    confirm: 'bestätigen',
    next: 'weiter',
  },
  shortcuts: 'Tastenkürzel',
  pace: 'Tempo',
  nextAfterEach: 'Selbst weitergehen',
  byItself: 'Geht von allein weiter',
}

export const screens: Like<typeof en.screens> = {
  place: {
    question: message('Frage {number} von {total}'),
    again: message('Noch einmal ansehen, {number} von {total}'),
  },
  loading: 'Die Fragen werden geladen',
  submitting: 'Deine Antworten werden ausgewertet …',
  offline: 'Du bist offline. Deine Antworten werden hier gespeichert.',
  firstInstinct: 'Nimm den ersten Gedanken. Denk an dich bei der Arbeit.',
  again: 'Lass dir bei dieser Zeit. Deine frühere Wahl ist beiseitegelegt.',
  welcomeBack: 'Schön, dass du wieder da bist.',
  welcomeBackHere: 'Schön, dass du wieder da bist. Deine bisherigen Antworten sind hier.',
  timeToGo: message(
    '{minutes, plural, =0 {Noch weniger als eine Minute} one {Noch etwa # Minute} other {Noch etwa # Minuten}}',
  ),
  lastButton: { guest: 'Meine Ergebnisse ansehen', account: 'Test abschließen' },
  spoken: {
    clearedMost: '„Am besten“ ist wieder frei. Wähl jetzt „Am besten“',
    clearedLeast: '„Am wenigsten“ ist wieder frei. Wähl jetzt „Am wenigsten“',
    suggestedAt: message('{place}. Vorschlag: Tippe zum Bestätigen oder Ändern'),
  },
  startOver: {
    action: 'Neu anfangen',
    title: 'Neu anfangen?',
    text: 'Das löscht deine bisherigen Antworten. Du fängst wieder bei Frage 1 an.',
    keep: 'Meine Antworten behalten',
  },
  titles: {
    almostThere: 'Fast geschafft',
    secondLook: 'Noch einmal ansehen',
    named: message('Dein Stil: {style}'),
    failed: 'Im Test ging etwas schief',
    otherTab: 'In einem anderen Tab abgeschlossen',
    elsewhere: 'Anderswo abgeschlossen',
    restarted: 'Anderswo neu angefangen',
    signedOut: 'Du bist abgemeldet',
    stale: 'Anderswo gibt es neuere Antworten',
  },
  named: {
    text: 'Dieser Browser blockiert Cookies, mehr kann er also nicht zeigen, und auch das ist weg, wenn du diese Seite verlässt. Um ein Ergebnis zu behalten, erlaube Cookies für diese Website und mach den Test noch einmal.',
    about: 'Über diesen Stil',
  },
  elsewhere: {
    text: 'Deine Antworten wurden von dort gesendet, hier ist also nichts mehr zu tun.',
    results: 'Meine Ergebnisse ansehen',
  },
  failed: {
    load: 'Der Test konnte nicht geladen werden. Bitte versuch es noch einmal.',
    submit: 'Der Test konnte nicht gesendet werden. Bitte versuch es noch einmal.',
    loadOffline: 'Du bist offline. Die Fragen werden geladen, sobald du wieder online bist.',
    submitOffline:
      'Du bist offline. Deine Antworten sind hier gespeichert. Sie werden gesendet, sobald du wieder online bist.',
    kept: 'Deine Antworten sind in diesem Browser gespeichert, es geht also nichts verloren.',
    unkept: 'Deine Antworten sind nur auf dieser Seite. Bitte lass sie offen.',
    tryAgain: 'Noch einmal versuchen',
    freshQuestions: 'Mit neuen Fragen anfangen',
    detail: 'Was schiefging',
    limits: {
      guest_submit: 'Aus deinem Netz kamen in kurzer Zeit zu viele Tests.',
      start: 'Du hast in kurzer Zeit sehr viele Tests angefangen.',
      submit: 'Du hast in kurzer Zeit sehr viele Tests gesendet.',
    },
  },
}

export const secondLook: Like<typeof en.secondLook> = {
  tooFew: message(
    'Du hast {own, plural, =0 {keine} one {#} other {#}} von {total} bestätigt. Für ein Ergebnis braucht es zwölf.',
  ),
  hurried: message(
    '{count, plural, one {Diese hast du sehr schnell beantwortet. Noch einmal ansehen?} other {Diese # hast du sehr schnell beantwortet. Noch einmal ansehen?}}',
  ),
  odd: message(
    '{count, plural, one {Eine Antwort passt nicht zu den übrigen. Noch einmal ansehen?} other {Diese # passen nicht zu den übrigen. Noch einmal ansehen?}}',
  ),
  mixed: message('Bei diesen {count} lohnt sich ein genauer Blick. Noch einmal ansehen?'),
  allSuggested:
    'Alle sind zufällig gezogene Vorschläge. Sie sagen nichts über dich, also zählen sie noch nicht.',
  restSuggested:
    'Die übrigen sind zufällig gezogene Vorschläge. Sie sagen nichts über dich, also zählen sie noch nicht.',
  quick: {
    all: message(
      'Alle {total} Antworten kamen in weniger als {seconds} Sekunden. Wir fangen mit der schnellsten an.',
    ),
    many: message(
      '{count} deiner {total} Antworten kamen in weniger als {seconds} Sekunden. Wir fangen mit der schnellsten an.',
    ),
    some: message(
      '{count} deiner {total} Antworten kamen in weniger als {seconds} Sekunden (Fragen {questions}). Wir fangen mit der schnellsten an.',
    ),
    one: message(
      '1 deiner {total} Antworten kam in weniger als {seconds} Sekunden (Frage {question}).',
    ),
  },
  unlike: {
    many: message(
      '{count} Antworten passen nicht zu dem, was die übrigen sagen. Vielleicht bist du so, vielleicht war es ein Versehen.',
    ),
    some: message(
      'Die Fragen {questions} passen nicht zu dem, was die übrigen sagen. Vielleicht bist du so, vielleicht war es ein Versehen.',
    ),
    one: message(
      'Frage {question} passt nicht zu dem, was die übrigen sagen. Vielleicht bist du so, vielleicht war es ein Versehen.',
    ),
  },
  list: message('{first} und {last}'),
  calm: message(
    'In Ruhe dauert das {minutes, plural, =0 {weniger als eine Minute} one {etwa # Minute} other {etwa # Minuten}}. Die Fragen kommen leer zurück, und deine früheren Antworten gelten, bis du neu geantwortet hast.',
  ),
  redo: message('{count, plural, one {Diese neu beantworten} other {Diese # neu beantworten}}'),
  answerAll: message('Alle {total} beantworten'),
  answerOthers: message(
    '{count, plural, one {Die andere beantworten} other {Die anderen # beantworten}}',
  ),
  keep: 'Meine Antworten behalten',
}

export const account: Like<typeof en.account> = {
  suggestions: 'Antworten vorschlagen',
  suggestionsHow:
    'Jede Frage öffnet sich mit zwei zufällig gezogenen Antworten. Sie zählen erst, wenn du sie bestätigst.',
  on: 'An.',
  off: 'Aus.',
  suggestionsUnkept:
    'Das konnten wir nicht in deinem Konto speichern. Es gilt nur auf dieser Seite.',
  suggested: message(
    '<b>Vorschlag: Tippe zum Bestätigen oder Ändern</b>. Zufällig gezogen. Er zählt erst, wenn du ihn bestätigst.',
  ),
  saved: {
    account: 'Gespeichert',
    saving: 'Wird gespeichert',
    here: 'Auf diesem Gerät gespeichert, kommt später ins Konto',
    nowhere: 'Noch nicht gespeichert, kommt später ins Konto',
  },
  goOn: {
    title: 'Mach weiter, wo du warst',
    text: message(
      'Frage {number} von {total}, <when>{at}</when>. Deine bisherigen Antworten sind gespeichert.',
    ),
    action: 'Weitermachen',
  },
  outdated: {
    title: 'Die Fragen haben sich geändert',
    text: 'Wir haben sie überarbeitet, seit du aufgehört hast, und deine früheren Antworten passen nicht mehr. Das tut uns leid: Du fängst wieder bei Frage 1 an. Es dauert 10 bis 15 Minuten.',
    action: 'Noch einmal anfangen',
  },
  stale: {
    text: message(
      'Du hast diesen Test auf einem anderen Gerät weitergemacht, bis Frage {theirs}. Dieses Gerät ist bei Frage {mine}.',
    ),
    takeNewer: message('Weitermachen bei Frage {theirs}'),
    keepMine: 'Die Antworten auf diesem Gerät nehmen',
  },
  restarted: {
    text: 'Die Antworten, die du hier hattest, wurden dort verworfen.',
    action: 'Weiter',
  },
  signedOut: {
    kept: 'Deine Antworten bleiben auf diesem Gerät. Melde dich an, dann sind sie da.',
    unkept: 'Melde dich an, um mit deinen gespeicherten Antworten weiterzumachen.',
    action: 'Anmelden',
  },
}

export const cookies: Like<typeof en.cookies> = {
  title: 'Dieser Browser blockiert Cookies',
  needed:
    'Dein Ergebnis hängt an einem Cookie. Nur der Browser, der es hat, kann das Ergebnis öffnen.',
  allow:
    'Erlaube Cookies für diese Website in den Einstellungen des Browsers und lade diese Seite neu.',
  without:
    'Du kannst auch ohne antworten. Wir nennen dir deinen Stil einmal, am Ende, und du kannst nicht zum Ergebnis zurück.',
  reload: 'Neu laden',
  goOn: 'Ohne Cookies antworten',
}

export const first: Like<typeof en.first> = {
  name: 'Probier zwei Fragen',
  place: message('Frage {number} von {total}'),
  pick: { most: 'Am besten', least: 'Am wenigsten' },
  pickOf: {
    most: message('Passt am besten: {statement}'),
    least: message('Passt am wenigsten: {statement}'),
  },
  pickMost: 'Was passt bei der Arbeit am besten zu dir?',
  thenLeast: 'Und was passt am wenigsten zu dir?',
  thenMost: 'Und was passt am besten zu dir?',
  answered: message('Frage {number}, beantwortet.'),
  change: 'Ändern',
  changeOf: message('Frage {number}'),
  doneTitle: message(
    '{answered, plural, =1 {Eine} =2 {Zwei} one {#} other {#}} geschafft, noch {left}.',
  ),
  doneText: message(
    'Zwei Antworten zeigen nur eine Richtung. Die anderen {left} zeigen, wie sicher sie ist. Die beiden von eben behalten wir.',
  ),
  goOn: 'Weitermachen',
  stoppedTitle: message('Du warst bei Frage {number}.'),
  stoppedText: message(
    'Deine Antworten sind noch in diesem Browser. Noch {left}, {minutes, plural, =0 {weniger als eine Minute} one {etwa # Minute} other {etwa # Minuten}}.',
  ),
  pickUp: message('Weitermachen bei Frage {number}'),
  startOver: 'Neu anfangen',
  giveUp: 'Das löscht die Antworten, die du gegeben hast. Trotzdem neu anfangen?',
  keep: 'Behalten',
  center: 'Hier fängst du an',
  after: message(
    '{count, plural, =1 {Du, nach einer Frage} =2 {Du, nach zwei Fragen} one {Du, nach # Frage} other {Du, nach # Fragen}}',
  ),
  you: 'Du',
  moved: {
    D: 'Dein Punkt ist ein Stück Richtung D gerückt.',
    I: 'Dein Punkt ist ein Stück Richtung I gerückt.',
    S: 'Dein Punkt ist ein Stück Richtung S gerückt.',
    C: 'Dein Punkt ist ein Stück Richtung C gerückt.',
    fast: 'Dein Punkt ist ein Stück zur schnellen Seite gerückt.',
    measured: 'Dein Punkt ist ein Stück zur bedächtigen Seite gerückt.',
    task: 'Dein Punkt ist ein Stück zur Seite der Aufgabe gerückt.',
    people: 'Dein Punkt ist ein Stück zur Seite der Menschen gerückt.',
    nowhere: 'Dein Punkt ist geblieben, wo er war.',
  },
}
