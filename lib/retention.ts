import { BUILT_GUEST_RESULTS_MONTHS } from './environment'

/**
 * What is kept how long: the one table of it. The privacy policy shows it, the sweeper (lib/server/privacy/sweep.ts) deletes by
 * it, and e2e/platform/retention.spec.ts holds the one to the other.
 */
export interface Retention {
  /** In the words of the policy. */
  what: string
  /** Null for what no clock ends. */
  keep: Span | null
  /** From when on `keep` counts; without it, what ends the keeping instead. */
  after: string
  why: string
}

export type Span = { days: number } | { months: number }

const GUEST_MONTHS = 12

/** Part of the build, like the currency: the policy is built once, and must say what the sweeper does. */
export const GUEST_RESULTS_MONTHS = Number(BUILT_GUEST_RESULTS_MONTHS) || GUEST_MONTHS

const table = {
  guest_results: {
    what: 'A result without an account, with its answers',
    keep: { months: GUEST_RESULTS_MONTHS },
    after:
      'the last time its holder opened it. A paid one stays for at least as long as a mailed link to it works',
    why: 'Its holder may come back for it. What nobody opens for so long is not missed.',
  },
  drafts: {
    what: 'An unfinished assessment in an account',
    keep: { days: 90 },
    after: 'the last answer that was saved',
    why: 'Whoever comes back later answers better from the start.',
  },
  invitations: {
    what: 'An invitation to a group, with its address',
    keep: { days: 30 },
    after: 'it has run out',
    why: 'Whoever comes late should read that it is too old, and whom to ask.',
  },
  mail_tokens: {
    what: 'The mark of a mailed link that confirms an address or sets a password',
    keep: { days: 30 },
    after: 'the link has run out',
    why: 'It tells a link that is too old from one that never was.',
  },
  report_links: {
    what: 'The mark of a mailed link to a report',
    keep: { days: 30 },
    after: 'the link has run out or was withdrawn',
    why: 'It tells a link that has ended from one that never was.',
  },
  sessions: {
    what: 'A session',
    keep: { days: 30 },
    after: 'it has run out. Logging out deletes it at once',
    why: 'So that its person can still see in their data where they were logged in.',
  },
  request_counts: {
    what: 'How often something was tried, under a code',
    keep: { days: 2 },
    after: 'the time it counts for has passed',
    why: 'It keeps guessing and flooding out, and serves nothing else.',
  },
  written_mails: {
    what: 'A mail that stands as a file, where no mail server is set',
    keep: { days: 7 },
    after: 'it was written, or its person has deleted the account',
    why: 'Whoever tries this copy out can read it.',
  },
  audit: {
    // The database itself deletes these, by three years of its own (migration audit_by_privilege): a change here needs a
    // migration, and a test holds both together.
    what: 'What an admin did',
    keep: { months: 36 },
    after: 'they did it',
    why: 'Misuse of rights often comes to light late.',
  },
  launch_list: {
    what: 'An address on the launch list',
    keep: { days: 2 },
    after:
      'we have written, once, when payments open. It goes at once where the mail arrives or its reader unsubscribes',
    why: 'That one mail is what it was given for. Where it does not arrive, we try again for a day.',
  },
  accounts: {
    what: 'An account, with its results, reports and groups',
    keep: null,
    after: 'Until its owner deletes it',
    why: 'It is theirs.',
  },
  orders: {
    what: 'An order, as amounts with a date',
    keep: null,
    after: 'For good, but without its address once its result or account is deleted',
    why: 'Our books need the amounts.',
  },
} as const satisfies Record<string, Retention>

export type RetentionKind = keyof typeof table

export const RETENTION: Record<RetentionKind, Retention> = table

/** What a clock ends. */
type TimedKind = {
  [Kind in RetentionKind]: (typeof table)[Kind]['keep'] extends null ? never : Kind
}[RetentionKind]

/** What the sweeper deletes. Each server drops the mails on its own disk (lib/server/mail/upkeep.ts). */
export type SweptKind = Exclude<TimedKind, 'written_mails'>

/** The moment before which a kind's time must have begun for it to be due at `now`. */
export function dueBefore(kind: TimedKind, now: Date): Date {
  return earlier(now, table[kind].keep)
}

/** Months are those of the calendar (UTC): a month before March 31 is the last day of February, at the same time. */
export function earlier(now: Date, span: Span): Date {
  const then = new Date(now)
  if ('days' in span) {
    then.setUTCDate(then.getUTCDate() - span.days)
    return then
  }
  const day = then.getUTCDate()
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() - span.months)
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(day, lastDay))
  return then
}

/** "12 months", "2 days", "3 years". */
export function inWords(span: Span): string {
  if ('days' in span) return countOf(span.days, 'day')
  return span.months > 12 && span.months % 12 === 0
    ? countOf(span.months / 12, 'year')
    : countOf(span.months, 'month')
}

const countOf = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
