import { authMessages } from '@/lib/messages/auth'
import { mailTroublesMessages } from '@/lib/messages/mail-troubles'
import { providerMessages } from '@/lib/messages/provider'
import { sessionMessages } from '@/lib/messages/session'
import { message, type Tag } from '../message'

/** What pages around signing in say themselves, above and below their forms. */
export const pages = {
  login: {
    title: 'Sign in',
    lede: 'Your results are in your account.',
    /** Another page has led here. */
    ledeForPage: 'That page is part of your account. Sign in to open it.',
    ledeEnded: sessionMessages.ended,
    newHere: message<{ link: Tag }>('New here? <link>Create an account</link>'),
  },
  signInLink: {
    title: 'Sign in by email',
    lede: 'We’ll email you a link that signs you in without your password. It works once, for 10 minutes, and only in this browser.',
    remember: message<{ link: Tag }>('Remember your password? <link>Sign in</link>'),
  },
  forgot: {
    name: 'Forgot your password',
    title: 'Forgot your password?',
    lede: 'Enter the email address you use here, and we’ll email you a link to set a new password.',
    remembered: message<{ link: Tag }>('Remembered it? <link>Sign in</link>'),
  },
  register: {
    title: 'Create an account',
    titleWithResults: 'Create Account for Detailed Results',
    lede: 'It is free. Your results stay with you on every device, and you get:',
    haveAccount: message<{ link: Tag }>('Already have an account? <link>Sign in</link>'),
    privacy: message<{ link: Tag }>('The <link>Privacy Policy</link> says what we keep.'),
  },
  reset: { title: 'Set a new password' },
  verify: { title: 'Confirm your email address' },
  undo: {
    name: 'Undo a change of your email address',
    title: 'Keep your old email address',
  },
} as const

/** What registering adds, and what becomes of a result that is in this browser. */
export const claim = {
  banner: 'Complete your registration to access detailed DISC analysis!',
  stays: 'Your result stays in this browser, with or without an account.',
  /** The picture of a result, to a screen reader. */
  pattern: message<{ bands: string }>('Your pattern by band. {bands}'),
  reportComes: 'Your complete report comes along.',
  scoresOpen: 'Your exact scores open with the account.',
  /** While payments are not open. */
  opens: 'And your complete report opens right away. Payments aren’t open yet, so it’s free.',
  mayOpen: 'Payments aren’t open yet: once you’re in, one click opens a complete report for free.',
} as const

/** What most forms around signing in share. */
export const common = {
  email: 'Email',
  signIn: 'Sign in',
  signingIn: 'Logging in...',
  signInFailed: 'Failed to login. Please try again.',
} as const

export const login = {
  password: 'Password',
  byEmail: 'Sign in by email',
  forgot: 'Forgot password?',
  notYou: message<{ link: Tag }>('Not you? <link>Sign in with an emailed link</link> right now.'),
  /** Between the form and other ways in. */
  or: 'or',
  continueWith: message<{ provider: string }>('Continue with {provider}'),
  goingTo: message<{ provider: string }>('Going to {provider}…'),
  providerFailed: providerMessages.failed,
  notConfigured: 'Not available yet',
} as const

export const register = {
  firstName: 'First name',
  lastName: 'Last name',
  password: 'Password',
  signInInstead: 'Sign in instead',
  create: 'Create account',
  creating: 'Creating Account...',
  failed: 'Failed to register. Please try again.',
} as const

export const newPassword = {
  confirm: 'Confirm password',
  hint: message<{ min: number }>('At least {min} characters'),
  differ: 'Passwords do not match',
} as const

/** Asking for a mailed link, and what stands there once it was sent. */
export const mailedLink = {
  send: 'Send me a link',
  sending: 'Sending…',
  failed: 'We could not send the link. Please try again.',
  sentTitle: 'Check your inbox',
  sentToReset: message<{ email: string; b: Tag }>(
    'If <b>{email}</b> has an account, a link is on its way. It works for an hour. Nothing there? Check your spam folder, or check the email address.',
  ),
  sentToSignIn: message<{ email: string; b: Tag }>(
    'If <b>{email}</b> has an account, a link is on its way. Open it in this browser within 10 minutes. If you got several, or no new one, use the newest. Nothing there? Check your spam folder, or check the email address.',
  ),
  back: 'Back to sign in',
  again: 'Send it again',
} as const

/** The six digits of an email that is read on another device. */
export const code = {
  label: 'Six-digit code from the email',
  use: 'Use the code',
  checking: 'Checking…',
  failed: 'The code could not be checked. Please try again.',
  orHere: 'Reading it on another device? Type its six-digit code here.',
  wasElsewhere: message<{ email: string; b: Tag }>(
    '<b>{email}</b> was confirmed on another device, or while you were signed out. Type the six-digit code from the email here, or open its link in this browser, to show that it was you.',
  ),
} as const

/** Where a mailed link leads that signs in. */
export const useLink = {
  press: 'Press the button to sign in. The link works once.',
  besideLink: 'This email was sent for another browser. To sign in here, type its six-digit code.',
  failed: 'We could not sign you in. Please try again.',
  elsewhereTitle: 'Open it where you asked for it',
  elsewhere:
    'This link only works in the browser where you asked for it. If that page is still open, type the six-digit code from the email there. Or get a new link for this browser.',
  linkHere: 'Get a link for this browser',
} as const

export const noPassword = {
  title: 'You’re signed in',
  text: 'Your account has no password now. No one had confirmed this email address before, so someone else may have chosen the old one. You can set a new one whenever you like.',
  goOn: 'Go on',
  setOne: 'Set a password',
} as const

export const deadLink = {
  title: authMessages.linkInvalid,
  newLink: 'Get a new link',
  undo: 'If your account still has this email address, choose a new password: that signs everyone else out.',
  setPassword: 'Set a new password',
  verify: 'Sign in to have a new one sent.',
} as const

export const verify = {
  checking: 'Checking your link…',
  confirmed: 'Your email address is confirmed.',
  failed: 'We could not check the link. Please try again.',
  tryAgain: 'Try again',
  newAddress: message<{ email: string; b: Tag }>(
    'This makes <b>{email}</b> the email address of the account that asked for it. If that wasn’t you, close this page: nothing changes.',
  ),
  useAddress: 'Use this email address',
  forAnother: message<{ email: string; b: Tag }>(
    'You are signed in as <b>{email}</b> here, and the link was for another account. To answer invitations there, sign in to that account and have the email sent again.',
  ),
  elsewhere:
    'Thank you. If another device is waiting for this, type the six-digit code from the email there. Or sign in here to answer invitations to this email address.',
} as const

/** The address is confirmed, and what there is to do next. */
export const proven = {
  title: 'Your email address is confirmed',
  thanks: 'Thank you.',
  invited: message<{ group: string }>(
    'Thank you. Your invitation to {group} is waiting for an answer.',
  ),
  invitations: message<{ count: number }>(
    'Thank you. {count, plural, one {# invitation is} other {# invitations are}} waiting for an answer.',
  ),
  answer: message<{ count: number }>(
    '{count, plural, one {Answer the invitation} other {Answer the invitations}}',
  ),
  hasResult: 'Thank you. Your results are in your account.',
  hasNone: 'Thank you. Next up is the assessment: 28 questions, 10-15 minutes.',
  results: 'See my results',
  assessment: 'Take the assessment',
} as const

/** Asks a signed-in person to confirm an address. */
export const notice = {
  title: proven.title,
  proven: message<{ email: string; b: Tag }>(
    '<b>{email}</b> is yours. There is nothing left to do.',
  ),
  oneStep: 'One step left, in this browser',
  please: 'Please confirm your email address',
  sent: message<{ email: string; b: Tag }>(
    'We sent a link to <b>{email}</b>. Open it in this browser to confirm that this email address is yours.',
  ),
  trouble: mailTroublesMessages,
  changeIt: message<{ link: Tag }>('<link>Change it on your profile</link>.'),
  sending: mailedLink.sending,
  failed: mailedLink.failed,
  sentAgain: 'A new link is on its way. Open it in this browser; only the newest one works.',
  again: 'Send the email again',
} as const

export const reset = {
  password: 'New password',
  save: 'Save new password',
  saving: 'Saving…',
  failed: 'We could not save the new password. Please try again.',
  savedTitle: 'Your new password is saved',
  saved: 'You’re signed in here, and signed out everywhere else.',
  results: 'See my results',
} as const

export const undo = {
  someoneElse:
    'If someone else asked for a new email address for your account, press the button. Your account keeps this one, everyone is signed out, and the password, which they knew, stops working. We then email you a link for a new one.',
  you: message<{ link: Tag }>(
    'If it was you, there’s nothing to do here. To cancel the change yourself, go to <link>your profile</link>.',
  ),
  undo: 'It wasn’t me: undo the change',
  undoing: 'Undoing…',
  failed: 'We could not undo the change. Please try again.',
  doneTitle: 'Your account has its old email address',
  done: message<{ email: string; b: Tag }>(
    'Everyone is signed out, and the old password no longer works. We’ve emailed a link to <b>{email}</b>: choose a new password with it, within an hour.',
  ),
  afterward:
    'Then change that password everywhere else you use it, starting with your inbox. Look at your results and groups, too.',
} as const

/** What of this browser an account takes up, and how to say that it is someone else’s. */
export const held = {
  joins: message<{ count: number }>(
    '{count, plural, one {When you continue, this result joins your account:} other {When you continue, these results join your account:}}',
  ),
  notMine: 'Not mine',
  /** Which one, to a screen reader. */
  notMineOf: message<{ day: string }>('Not mine: {day}'),
  noneMine: 'None of these are mine',
  setAsideTitle: 'Set this result aside',
  setAllAsideTitle: 'Set these results aside',
  setAsideText:
    'It leaves this browser and joins no account. The person who took it can only open it again with a link that was emailed to them. This can’t be undone.',
  setAllAsideText:
    'They leave this browser and join no account. The person who took them can only open them again with links that were emailed to them. This can’t be undone.',
  setAside: 'Set aside',
  settingAside: 'Setting aside...',
  keep: 'Leave it here',
  failed: 'It could not be set aside. Please try again.',
} as const

/** The dialog of a session that ended. */
export const sessionEnded = {
  title: 'Your session has ended',
  text: 'Sign in again to pick up where you left off. What you typed is still here.',
  password: 'Your password',
  otherWay: message<{ link: Tag }>(
    'No password? <link>Sign in another way</link> in a new tab, then come back here.',
  ),
} as const
