import type * as en from '../en/auth'
import { type Like, message } from '../message'

export const pages: Like<typeof en.pages> = {
  login: {
    title: 'Anmelden',
    lede: 'Deine Ergebnisse sind in deinem Konto.',
    ledeForPage: 'Diese Seite gehört zu deinem Konto. Melde dich an, um sie zu öffnen.',
    ledeEnded: 'Deine Anmeldung ist abgelaufen. Melde dich wieder an und mach weiter, wo du warst.',
    newHere: message('Noch kein Konto? <link>Konto anlegen</link>'),
  },
  signInLink: {
    title: 'Per E-Mail anmelden',
    lede: 'Wir mailen dir einen Link, mit dem du dich ohne Passwort anmeldest. Er gilt einmal, 10 Minuten lang und nur in diesem Browser.',
    remember: message('Passwort wieder da? <link>Anmelden</link>'),
  },
  forgot: {
    name: 'Passwort vergessen',
    title: 'Passwort vergessen?',
    lede: 'Gib die E-Mail-Adresse ein, die du hier verwendest. Wir mailen dir einen Link für ein neues Passwort.',
    remembered: message('Wieder eingefallen? <link>Anmelden</link>'),
  },
  register: {
    title: 'Konto anlegen',
    titleWithResults: 'Konto anlegen und genaue Ergebnisse sehen',
    lede: 'Es kostet nichts. Deine Ergebnisse hast du auf jedem Gerät, und dazu:',
    haveAccount: message('Schon ein Konto? <link>Anmelden</link>'),
    privacy: message('Was wir speichern, steht in der <link>Datenschutzerklärung</link>.'),
  },
  reset: { title: 'Neues Passwort festlegen' },
  verify: { title: 'E-Mail-Adresse bestätigen' },
  undo: {
    name: 'Änderung der E-Mail-Adresse rückgängig machen',
    title: 'Alte E-Mail-Adresse behalten',
  },
}

export const claim: Like<typeof en.claim> = {
  banner: 'Leg ein Konto an, und du siehst deine DISC-Auswertung im Einzelnen.',
  stays: 'Dein Ergebnis bleibt in diesem Browser, mit Konto oder ohne.',
  pattern: message('Dein Profil nach Bereichen. {bands}'),
  reportComes: 'Dein vollständiger Bericht kommt mit.',
  scoresOpen: 'Deine genauen Werte siehst du mit dem Konto.',
  opens:
    'Und dein vollständiger Bericht öffnet sich sofort. Bezahlen ist noch nicht möglich, also kostet er nichts.',
  mayOpen:
    'Bezahlen ist noch nicht möglich: Mit Konto öffnet ein Klick kostenlos einen vollständigen Bericht.',
}

export const common: Like<typeof en.common> = {
  email: 'E-Mail',
  signIn: 'Anmelden',
  signingIn: 'Du wirst angemeldet …',
  signInFailed: 'Die Anmeldung hat nicht geklappt. Bitte versuch es noch einmal.',
}

export const login: Like<typeof en.login> = {
  password: 'Passwort',
  byEmail: 'Per E-Mail anmelden',
  forgot: 'Passwort vergessen?',
  notYou: message(
    'Warst du das nicht? <link>Melde dich mit einem Link per E-Mail an</link>, das geht sofort.',
  ),
  or: 'oder',
  continueWith: message('Weiter mit {provider}'),
  goingTo: message('Weiter zu {provider} …'),
  providerFailed:
    'Auf diesem Weg hat die Anmeldung nicht geklappt. Bitte versuch es noch einmal, oder nimm E-Mail und Passwort.',
  notConfigured: 'Noch nicht verfügbar',
}

export const register: Like<typeof en.register> = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  password: 'Passwort',
  signInInstead: 'Damit anmelden',
  create: 'Konto anlegen',
  creating: 'Konto wird angelegt …',
  failed: 'Das Konto konnte nicht angelegt werden. Bitte versuch es noch einmal.',
}

export const newPassword: Like<typeof en.newPassword> = {
  confirm: 'Passwort wiederholen',
  hint: message('Mindestens {min} Zeichen'),
  differ: 'Die Passwörter stimmen nicht überein',
}

export const mailedLink: Like<typeof en.mailedLink> = {
  send: 'Link anfordern',
  sending: 'Wird gesendet …',
  failed: 'Wir konnten den Link nicht senden. Bitte versuch es noch einmal.',
  sentTitle: 'Sieh in dein Postfach',
  sentToReset: message(
    'Wenn es zu <b>{email}</b> ein Konto gibt, ist ein Link unterwegs. Er gilt eine Stunde. Nichts da? Sieh im Spam-Ordner nach oder prüf die E-Mail-Adresse.',
  ),
  sentToSignIn: message(
    'Wenn es zu <b>{email}</b> ein Konto gibt, ist ein Link unterwegs. Öffne ihn innerhalb von 10 Minuten in diesem Browser. Wenn mehrere da sind oder kein neuer kommt, nimm den neuesten. Nichts da? Sieh im Spam-Ordner nach oder prüf die E-Mail-Adresse.',
  ),
  back: 'Zurück zur Anmeldung',
  again: 'Noch einmal senden',
}

export const code: Like<typeof en.code> = {
  label: 'Sechsstelliger Code aus der E-Mail',
  use: 'Code verwenden',
  checking: 'Wird geprüft …',
  failed: 'Der Code konnte nicht geprüft werden. Bitte versuch es noch einmal.',
  orHere: 'Du liest sie auf einem anderen Gerät? Gib hier den sechsstelligen Code ein.',
  wasElsewhere: message(
    '<b>{email}</b> wurde auf einem anderen Gerät bestätigt, oder während du abgemeldet warst. Um zu zeigen, dass du es warst, gib hier den sechsstelligen Code aus der E-Mail ein oder öffne ihren Link in diesem Browser.',
  ),
}

export const useLink: Like<typeof en.useLink> = {
  press: 'Drück auf den Knopf, um dich anzumelden. Der Link gilt einmal.',
  besideLink:
    'Diese E-Mail war für einen anderen Browser. Um dich hier anzumelden, gib ihren sechsstelligen Code ein.',
  failed: 'Wir konnten dich nicht anmelden. Bitte versuch es noch einmal.',
  elsewhereTitle: 'Öffne ihn dort, wo du ihn angefordert hast',
  elsewhere:
    'Dieser Link geht nur in dem Browser, in dem du ihn angefordert hast. Ist die Seite dort noch offen, gib dort den sechsstelligen Code aus der E-Mail ein. Oder fordere einen neuen Link für diesen Browser an.',
  linkHere: 'Link für diesen Browser anfordern',
}

export const noPassword: Like<typeof en.noPassword> = {
  title: 'Du bist angemeldet',
  text: 'Dein Konto hat jetzt kein Passwort. Diese E-Mail-Adresse war vorher nicht bestätigt, das alte Passwort kann also von jemand anders stammen. Ein neues kannst du jederzeit festlegen.',
  goOn: 'Weiter',
  setOne: 'Passwort festlegen',
}

export const deadLink: Like<typeof en.deadLink> = {
  title: 'Dieser Link geht nicht mehr. Vielleicht ist er abgelaufen, oder er wurde schon benutzt.',
  newLink: 'Neuen Link anfordern',
  undo: 'Hat dein Konto noch diese E-Mail-Adresse, leg ein neues Passwort fest: Damit sind alle anderen abgemeldet.',
  setPassword: 'Neues Passwort festlegen',
  verify: 'Melde dich an, dann senden wir dir einen neuen.',
}

export const verify: Like<typeof en.verify> = {
  checking: 'Dein Link wird geprüft …',
  confirmed: 'Deine E-Mail-Adresse ist bestätigt.',
  failed: 'Wir konnten den Link nicht prüfen. Bitte versuch es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  newAddress: message(
    'Damit wird <b>{email}</b> die E-Mail-Adresse des Kontos, das darum gebeten hat. Warst du das nicht, schließ diese Seite: Es ändert sich nichts.',
  ),
  useAddress: 'Diese E-Mail-Adresse verwenden',
  forAnother: message(
    'Du bist hier als <b>{email}</b> angemeldet, und der Link war für ein anderes Konto. Um dort Einladungen zu beantworten, melde dich mit diesem Konto an und lass dir die E-Mail noch einmal senden.',
  ),
  elsewhere:
    'Danke. Wartet ein anderes Gerät darauf, gib dort den sechsstelligen Code aus der E-Mail ein. Oder melde dich hier an, um Einladungen an diese E-Mail-Adresse zu beantworten.',
}

export const proven: Like<typeof en.proven> = {
  title: 'Deine E-Mail-Adresse ist bestätigt',
  thanks: 'Danke.',
  invited: message('Danke. Deine Einladung zu {group} wartet auf eine Antwort.'),
  invitations: message(
    'Danke. {count, plural, one {# Einladung wartet} other {# Einladungen warten}} auf eine Antwort.',
  ),
  answer: message('{count, plural, one {Einladung beantworten} other {Einladungen beantworten}}'),
  hasResult: 'Danke. Deine Ergebnisse sind in deinem Konto.',
  hasNone: 'Danke. Jetzt kommt der Test: 28 Fragen, 10–15 Minuten.',
  results: 'Meine Ergebnisse ansehen',
  assessment: 'Test machen',
}

export const notice: Like<typeof en.notice> = {
  title: proven.title,
  proven: message('<b>{email}</b> gehört dir. Mehr ist nicht zu tun.'),
  oneStep: 'Noch ein Schritt, in diesem Browser',
  please: 'Bestätige deine E-Mail-Adresse',
  sent: message(
    'Wir haben einen Link an <b>{email}</b> gemailt. Öffne ihn in diesem Browser, um zu bestätigen, dass dir diese E-Mail-Adresse gehört.',
  ),
  trouble: {
    delayed: 'Die E-Mail ist noch nicht hinausgegangen. Wir versuchen es weiter.',
    refused: 'Diese E-Mail-Adresse wurde abgelehnt. Bitte prüf sie.',
    failed: 'Die E-Mail konnte nicht gesendet werden. Bitte sende sie noch einmal.',
  },
  changeIt: message('<link>Ändere sie in deinem Profil</link>.'),
  sending: mailedLink.sending,
  failed: mailedLink.failed,
  sentAgain: 'Ein neuer Link ist unterwegs. Öffne ihn in diesem Browser, nur der neueste gilt.',
  again: 'E-Mail noch einmal senden',
}

export const reset: Like<typeof en.reset> = {
  password: 'Neues Passwort',
  save: 'Neues Passwort speichern',
  saving: 'Wird gespeichert …',
  failed: 'Wir konnten das neue Passwort nicht speichern. Bitte versuch es noch einmal.',
  savedTitle: 'Dein neues Passwort ist gespeichert',
  saved: 'Du bist hier angemeldet und überall sonst abgemeldet.',
  results: 'Meine Ergebnisse ansehen',
}

export const undo: Like<typeof en.undo> = {
  someoneElse:
    'Hat jemand anders für dein Konto um eine neue E-Mail-Adresse gebeten, drück auf den Knopf. Dein Konto behält diese hier, alle werden abgemeldet, und das Passwort, das ja bekannt war, gilt nicht mehr. Danach mailen wir dir einen Link für ein neues.',
  you: message(
    'Warst du es, ist hier nichts zu tun. Abbrechen kannst du die Änderung in <link>deinem Profil</link>.',
  ),
  undo: 'Das war ich nicht: Änderung rückgängig machen',
  undoing: 'Wird rückgängig gemacht …',
  failed: 'Wir konnten die Änderung nicht rückgängig machen. Bitte versuch es noch einmal.',
  doneTitle: 'Dein Konto hat wieder die alte E-Mail-Adresse',
  done: message(
    'Alle sind abgemeldet, und das alte Passwort gilt nicht mehr. Wir haben einen Link an <b>{email}</b> gemailt: Leg damit innerhalb einer Stunde ein neues fest.',
  ),
  afterward:
    'Ändere das Passwort danach überall, wo du es sonst noch verwendest, zuerst in deinem Postfach. Sieh auch nach deinen Ergebnissen und Gruppen.',
}

export const held: Like<typeof en.held> = {
  joins: message(
    '{count, plural, one {Wenn du weitermachst, kommt dieses Ergebnis in dein Konto:} other {Wenn du weitermachst, kommen diese Ergebnisse in dein Konto:}}',
  ),
  notMine: 'Nicht meins',
  notMineOf: message('Nicht meins: {day}'),
  noneMine: 'Keins davon ist meins',
  setAsideTitle: 'Dieses Ergebnis weglegen',
  setAllAsideTitle: 'Diese Ergebnisse weglegen',
  setAsideText:
    'Es verschwindet aus diesem Browser und kommt in kein Konto. Wer den Test gemacht hat, öffnet es dann nur noch mit einem Link aus einer E-Mail. Das lässt sich nicht rückgängig machen.',
  setAllAsideText:
    'Sie verschwinden aus diesem Browser und kommen in kein Konto. Wer die Tests gemacht hat, öffnet sie dann nur noch mit Links aus E-Mails. Das lässt sich nicht rückgängig machen.',
  setAside: 'Weglegen',
  settingAside: 'Wird weggelegt …',
  keep: 'Hier lassen',
  failed: 'Das Weglegen hat nicht geklappt. Bitte versuch es noch einmal.',
}

export const sessionEnded: Like<typeof en.sessionEnded> = {
  title: 'Deine Anmeldung ist abgelaufen',
  text: 'Melde dich wieder an und mach weiter, wo du warst. Was du geschrieben hast, ist noch da.',
  password: 'Dein Passwort',
  otherWay: message(
    'Kein Passwort? <link>Melde dich anders an</link>, in einem neuen Tab, und komm hierher zurück.',
  ),
}
