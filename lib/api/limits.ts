/**
 * How often what may be called: the one table of limits. The environment can scale all of them and replace
 * each of them (docs/operations.md, Settings). Limits by network let a workshop of 300 people behind one address through
 * (e2e/platform/office.spec.ts); those by account, by email address and by person are the narrow ones.
 */
export interface Limit {
  /** So many within `seconds`, counted from the first. */
  points: number
  seconds: number
  /**
   * Whose tries are counted together: a network address, an account's email address, a viewer, or all callers.
   * `uninvited`: a network address, without people who have an invitation, and `unproven`: without people who have
   * proven their email address; `inviting`: a network address, once for each invitation. The function that finds that
   * out consumes.
   */
  by: 'client' | 'uninvited' | 'unproven' | 'inviting' | 'account' | 'viewer' | 'everyone'
  /**
   * `calls`: every call that passed validation, unless it failed on our side.
   * `refusals`: every call that is refused as `busy`.
   * `wrong tries`: only what turned out wrong, which the function that finds out says (lib/server/base/limits.ts: `tried`).
   */
  counts: 'calls' | 'refusals' | 'wrong tries'
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
    why: 'Guessing one password, from any number of network addresses, in browsers that have never signed in there.',
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
    why: 'Trying leaked passwords on many accounts. An office shares one network address.',
  },
  register_client: {
    points: 400,
    seconds: HOUR,
    by: 'uninvited',
    counts: 'calls',
    why: 'Opening thousands of accounts, and finding out which email addresses have one. A workshop of 300 fits in, and people who were invited don’t count.',
  },
  register_client_day: {
    points: 1000,
    seconds: DAY,
    by: 'uninvited',
    counts: 'calls',
    why: 'The same, hour after hour.',
  },
  register_email: {
    points: 3,
    seconds: HOUR,
    by: 'account',
    counts: 'calls',
    why: 'Asking over and over whether an email address has an account, by creating one or changing to it.',
  },
  email_change: {
    points: 5,
    seconds: HOUR,
    by: 'account',
    counts: 'calls',
    why: 'Finding out which email addresses have an account, and writing to strangers, from one account. Taken email addresses count, too.',
  },
  password_change: {
    points: 5,
    seconds: HOUR,
    by: 'viewer',
    counts: 'calls',
    why: 'Each change sends an email, to an email address that may not be confirmed.',
  },
  reset_account: {
    points: 3,
    seconds: HOUR,
    by: 'account',
    counts: 'calls',
    why: 'Filling someone’s inbox.',
  },
  reset_client: {
    points: 400,
    seconds: HOUR,
    by: 'client',
    counts: 'calls',
    why: 'Filling many inboxes. Each inbox gets three an hour.',
  },
  sign_in_link: {
    points: 400,
    seconds: HOUR,
    by: 'client',
    counts: 'calls',
    why: 'Filling inboxes. How many go to one email address is counted where they are sent (lib/server/mail/issued-sign-in-links.ts), so that strangers cannot keep its owner from getting one.',
  },
  verification: {
    points: 3,
    seconds: HOUR,
    by: 'account',
    counts: 'calls',
    why: 'Sending the same email over and over.',
  },
  mail_code: {
    points: 20,
    seconds: DAY,
    by: 'account',
    counts: 'wrong tries',
    why: 'Guessing the six digits of emails, mail after mail. The digits of one email may be typed five times. Its link works all the same. Signing in and proving an email address count apart.',
  },
  mail_code_client: {
    points: 30,
    seconds: HOUR,
    by: 'client',
    counts: 'wrong tries',
    why: 'The same for one account after the other.',
  },
  mail_code_everyone: {
    points: 1000,
    seconds: HOUR,
    by: 'everyone',
    counts: 'wrong tries',
    why: 'The same from many network addresses. Of a million codes, so many are one in a thousand.',
  },
  sign_in_mail: {
    points: 5,
    seconds: DAY,
    by: 'account',
    counts: 'calls',
    why: 'Telling of a sign-in from a new browser over and over. The sign-in itself is not refused.',
  },
  mailed_secret: {
    points: 1500,
    seconds: HOUR,
    by: 'client',
    counts: 'calls',
    why: 'Trying links that were never sent. Hopeless, but each try costs us a query. A workshop of 300 opens several each.',
  },
  join_code: {
    points: 600,
    seconds: HOUR,
    by: 'client',
    counts: 'wrong tries',
    why: 'Guessing the codes of join links. Hopeless at 60 bits. A workshop of 300 may mistype twice.',
  },
  join: {
    points: 60,
    seconds: HOUR,
    by: 'viewer',
    counts: 'calls',
    why: 'Asking to join and taking it back, over and over.',
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
    why: 'Writing to thousands of strangers. Each email address that a leader invites counts.',
  },
  invite_unconfirmed: {
    points: 20,
    seconds: DAY,
    by: 'account',
    counts: 'calls',
    why: 'The same, for a leader who has not proven their own email address. A new account can invite a team right away, not a whole town.',
  },
  invite_unconfirmed_client: {
    points: 100,
    seconds: DAY,
    by: 'unproven',
    counts: 'calls',
    why: 'The same, with one new account after the other. People who have proven their email address don’t count.',
  },
  invite_client: {
    points: 600,
    seconds: DAY,
    by: 'inviting',
    counts: 'calls',
    why: 'The same, with one proven account after the other: whoever receives all mails of a domain proves as many as they like. Two leaders of an office may each invite 300 people.',
  },
  invite_list: {
    points: 20,
    seconds: HOUR,
    by: 'viewer',
    counts: 'calls',
    why: 'Pasting long lists. Reading them is work, even when no one can be invited anymore.',
  },
  invite_address: {
    points: 5,
    seconds: DAY,
    by: 'account',
    counts: 'calls',
    why: 'Filling one inbox, from any number of leaders.',
  },
  live_code: {
    points: 600,
    seconds: HOUR,
    by: 'client',
    counts: 'wrong tries',
    why: 'Guessing the six letters of a live session. At 30 bits, a network would find one of a hundred running sessions in two years. A workshop of 300 may mistype twice.',
  },
  live_guest: {
    points: 1500,
    seconds: HOUR,
    by: 'client',
    counts: 'calls',
    why: 'Filling a live session with guests, and its answers with theirs. A workshop of 300 comes in several times each.',
  },
  pair: {
    points: 30,
    seconds: DAY,
    by: 'viewer',
    counts: 'calls',
    why: 'Filling the tables with links to compare.',
  },
  pair_link: {
    points: 300,
    seconds: HOUR,
    by: 'client',
    counts: 'wrong tries',
    why: 'Guessing the secrets of links to compare. Hopeless, but each try costs us a query.',
  },
  agreement: {
    points: 60,
    seconds: DAY,
    by: 'viewer',
    counts: 'calls',
    why: 'Writing one message after the other into what two people agree to do: by a link to a style, the other one may be a stranger.',
  },
  agreement_client: {
    points: 1500,
    seconds: HOUR,
    by: 'client',
    counts: 'calls',
    why: 'The same from one new guest after the other. In a workshop of 300, everyone offers several and agrees.',
  },
  share: {
    points: 60,
    seconds: DAY,
    by: 'viewer',
    counts: 'calls',
    why: 'Making link after link, with one name after the other.',
  },
  share_link: {
    points: 600,
    seconds: HOUR,
    by: 'client',
    counts: 'wrong tries',
    why: 'Guessing the secrets of links to a style. Hopeless at 132 bits, but each try costs us a query. A link that has ended may still be in a chat of many.',
  },
  hand_over: {
    points: 10,
    seconds: HOUR,
    by: 'viewer',
    counts: 'calls',
    why: 'Each writes to the new leader.',
  },
  make_leader: {
    points: 30,
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
    why: 'Filling one inbox, from any number of accounts: by handing over groups, making leaders, or as the new email address of an account.',
  },
  report_link: {
    points: 5,
    seconds: HOUR,
    by: 'viewer',
    counts: 'calls',
    why: 'Filling other people’s inboxes.',
  },
  mail_address: {
    points: 10,
    seconds: DAY,
    by: 'account',
    counts: 'calls',
    why: 'Filling one inbox with links to reports, from any number of browsers.',
  },
  result_mail: {
    points: 400,
    seconds: DAY,
    by: 'client',
    counts: 'calls',
    why: 'Writing to strangers from one new guest after the other. A workshop of 300 may all take their results home.',
  },
  funnel: {
    points: 15_000,
    seconds: HOUR,
    by: 'client',
    counts: 'calls',
    why: 'Making up figures. An office that takes the assessment together stays below it.',
  },
  guest_submit: {
    points: 600,
    seconds: HOUR,
    by: 'client',
    counts: 'calls',
    why: 'Filling the tables. A workshop of 300 takes it in one hour, some of them twice.',
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
    why: 'It reads everything there is about a person, and everyone shares the database.',
  },
  review: {
    points: 600,
    seconds: HOUR,
    by: 'client',
    counts: 'calls',
    why: 'Endless scoring. The limit is the same as for submitting; past it, people submit without a second look.',
  },
  settling: {
    points: 120,
    seconds: HOUR,
    by: 'viewer',
    counts: 'calls',
    why: 'Endless scoring. Twelve further questions, each answered and thought over again, stay far below it.',
  },
  coupon: {
    points: 10,
    seconds: 10 * MINUTE,
    by: 'viewer',
    counts: 'wrong tries',
    why: 'Guessing codes. People without an account or a result are counted by network address.',
  },
  coupon_client: {
    points: 100,
    seconds: 10 * MINUTE,
    by: 'client',
    counts: 'wrong tries',
    why: 'Guessing codes with a new guest for every few tries. A workshop of 300 may mistype the code it was given.',
  },
  coupon_everyone: {
    points: 1000,
    seconds: 10 * MINUTE,
    by: 'everyone',
    counts: 'wrong tries',
    why: 'Guessing codes from many network addresses.',
  },
  coupon_spare: {
    points: 2,
    seconds: 10 * MINUTE,
    by: 'viewer',
    counts: 'wrong tries',
    why: 'Once the tries of the network, or of everyone, are used up: what each person with an account or a result has left, so that others’ wrong codes don’t keep a right one out.',
  },
  create_intent: {
    points: 10,
    seconds: HOUR,
    by: 'viewer',
    counts: 'calls',
    why: 'Trying stolen cards, one payment after the other.',
  },
  create_intent_client: {
    points: 400,
    seconds: HOUR,
    by: 'client',
    counts: 'calls',
    why: 'The same with a new guest for each card, and holding the last uses of a coupon. A workshop of 300 opens its reports with a coupon.',
  },
  launch_list: {
    points: 400,
    seconds: DAY,
    by: 'client',
    counts: 'calls',
    why: 'Filling the list with other people’s email addresses.',
  },
  pdf: {
    points: 10,
    seconds: HOUR,
    by: 'viewer',
    counts: 'calls',
    why: 'Drawing takes a processor for a moment, and everyone shares it.',
  },
  pdf_busy: {
    points: 600,
    seconds: 10 * MINUTE,
    by: 'client',
    counts: 'refusals',
    why: 'Asking again and again for PDFs while those of one’s own network are still being made. Own pages ask every few seconds, and a workshop of 60 at once stays below it.',
  },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof table

type Counting<Counts extends Limit['counts']> = {
  [Name in LimitName]: (typeof table)[Name]['counts'] extends Counts ? Name : never
}[LimitName]

export type CallLimit = Counting<'calls' | 'refusals'>
export type WrongTryLimit = Counting<'wrong tries'>

export const LIMITS: Readonly<Record<LimitName, Limit>> = table

export const LIMIT_NAMES = Object.keys(table) as LimitName[]
