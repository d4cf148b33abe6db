/**
 * How often what may be called: the one table of limits. The environment can scale all of them and replace
 * each of them (README, Configuration).
 */
export interface Limit {
  /** So many within `seconds`, counted from the first. */
  points: number
  seconds: number
  /** Whose tries are counted together: a network address, an account's email address, a viewer, or everybody. */
  by: 'client' | 'account' | 'viewer' | 'everyone'
  /**
   * `calls`: every call that passed validation, unless it failed on our side.
   * `wrong tries`: only what turned out wrong. The function that finds out spends and gives back.
   */
  counts: 'calls' | 'wrong tries'
  why: string
}

const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR

const table = {
  login_account: {
    points: 10,
    seconds: 15 * MINUTE,
    by: 'account',
    counts: 'wrong tries',
    why: 'Guessing one password, from however many addresses, in browsers that have never signed in there.',
  },
  login_known: {
    points: 10,
    seconds: 15 * MINUTE,
    by: 'account',
    counts: 'wrong tries',
    why: 'Guessing in a browser that has signed in before, or is signed in. It counts apart from the two others, so that strangers’ guesses never keep a person out of their own account.',
  },
  login_client: {
    points: 50,
    seconds: 15 * MINUTE,
    by: 'client',
    counts: 'wrong tries',
    why: 'Trying leaked passwords on many accounts. An office shares one address.',
  },
  register_client: {
    points: 10,
    seconds: HOUR,
    by: 'client',
    counts: 'calls',
    why: 'Accounts by the thousand, and asking which addresses have one.',
  },
  register_email: {
    points: 3,
    seconds: HOUR,
    by: 'account',
    counts: 'calls',
    why: 'Asking again and again whether one address has an account, by opening one or by changing to it.',
  },
  email_change: {
    points: 5,
    seconds: HOUR,
    by: 'account',
    counts: 'calls',
    why: 'Asking which addresses have an account, and writing to strangers, from one account. Also a taken address counts.',
  },
  password_change: {
    points: 5,
    seconds: HOUR,
    by: 'viewer',
    counts: 'calls',
    why: 'Each is told by mail, to an address that may not be confirmed.',
  },
  reset_account: {
    points: 3,
    seconds: HOUR,
    by: 'account',
    counts: 'calls',
    why: 'Filling somebody’s mailbox.',
  },
  reset_client: {
    points: 10,
    seconds: HOUR,
    by: 'client',
    counts: 'calls',
    why: 'Filling many mailboxes.',
  },
  sign_in_link: {
    points: 10,
    seconds: HOUR,
    by: 'client',
    counts: 'calls',
    why: 'Filling mailboxes. How many go to one address is counted where they are sent (lib/server/mail/sign-in-links.ts), so that nobody can keep its owner from having one.',
  },
  verification: {
    points: 3,
    seconds: HOUR,
    by: 'account',
    counts: 'calls',
    why: 'Sending the same letter over and over.',
  },
  sign_in_mail: {
    points: 5,
    seconds: DAY,
    by: 'account',
    counts: 'calls',
    why: 'Telling of a sign-in from a new browser over and over. The sign-in itself is not refused.',
  },
  mailed_secret: {
    points: 30,
    seconds: HOUR,
    by: 'client',
    counts: 'calls',
    why: 'Trying links that were never mailed. Hopeless, but each try costs us a query.',
  },
  group: {
    points: 20,
    seconds: HOUR,
    by: 'viewer',
    counts: 'calls',
    why: 'Filling the tables.',
  },
  invite: {
    points: 300,
    seconds: DAY,
    by: 'account',
    counts: 'calls',
    why: 'Writing to strangers by the thousand. Each invited address of one leader counts.',
  },
  invite_unconfirmed: {
    points: 20,
    seconds: DAY,
    by: 'account',
    counts: 'calls',
    why: 'The same of a leader whose own address is not proven to be theirs. A new account invites a team at once, not a town.',
  },
  invite_list: {
    points: 20,
    seconds: HOUR,
    by: 'viewer',
    counts: 'calls',
    why: 'Pasting long lists. Reading them is work, also when nobody can be invited anymore.',
  },
  invite_address: {
    points: 5,
    seconds: DAY,
    by: 'account',
    counts: 'calls',
    why: 'Filling one mailbox, from however many leaders.',
  },
  hand_over: {
    points: 10,
    seconds: HOUR,
    by: 'viewer',
    counts: 'calls',
    why: 'Each writes to the new leader.',
  },
  mail_recipient: {
    points: 10,
    seconds: DAY,
    by: 'account',
    counts: 'calls',
    why: 'Filling one mailbox, from however many accounts: with groups handed over, and as the new address of an account.',
  },
  report_link: {
    points: 5,
    seconds: HOUR,
    by: 'viewer',
    counts: 'calls',
    why: 'Filling mailboxes of other people.',
  },
  mail_address: {
    points: 10,
    seconds: DAY,
    by: 'account',
    counts: 'calls',
    why: 'Filling one mailbox with links to reports, from however many browsers.',
  },
  funnel: {
    points: 3000,
    seconds: HOUR,
    by: 'client',
    counts: 'calls',
    why: 'Making up figures. An office that takes the assessment together stays below it.',
  },
  guest_submit: {
    points: 60,
    seconds: HOUR,
    by: 'client',
    counts: 'calls',
    why: 'Filling the tables. A whole office may take it in one afternoon.',
  },
  start: {
    points: 60,
    seconds: HOUR,
    by: 'viewer',
    counts: 'calls',
    why: 'Filling the tables, and making up figures.',
  },
  submit: {
    points: 60,
    seconds: HOUR,
    by: 'viewer',
    counts: 'calls',
    why: 'Filling the tables, from one account.',
  },
  export: {
    points: 5,
    seconds: HOUR,
    by: 'viewer',
    counts: 'calls',
    why: 'It reads everything there is about a person, and everybody shares the database.',
  },
  review: {
    points: 60,
    seconds: HOUR,
    by: 'client',
    counts: 'calls',
    why: 'Scoring without an end to it. As many as may submit; whoever meets it submits without a second look.',
  },
  coupon: {
    points: 10,
    seconds: 10 * MINUTE,
    by: 'client',
    counts: 'wrong tries',
    why: 'Guessing codes.',
  },
  coupon_everyone: {
    points: 1000,
    seconds: 10 * MINUTE,
    by: 'everyone',
    counts: 'wrong tries',
    why: 'Guessing codes from very many addresses.',
  },
  create_intent: {
    points: 10,
    seconds: HOUR,
    by: 'viewer',
    counts: 'calls',
    why: 'Trying stolen cards, one payment after the other.',
  },
  create_intent_client: {
    points: 30,
    seconds: HOUR,
    by: 'client',
    counts: 'calls',
    why: 'The same with a new guest for each card, and holding the last uses of a coupon. An office shares one address.',
  },
  launch_list: {
    points: 5,
    seconds: HOUR,
    by: 'client',
    counts: 'calls',
    why: 'Filling the list with addresses of other people.',
  },
  pdf: {
    points: 10,
    seconds: HOUR,
    by: 'viewer',
    counts: 'calls',
    why: 'Drawing takes a processor for a moment, and everybody shares it.',
  },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof table

export const LIMITS: Readonly<Record<LimitName, Limit>> = table

export const LIMIT_NAMES = Object.keys(table) as LimitName[]
