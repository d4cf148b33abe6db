import { spoken } from './environment'

/**
 * What is kept how long: the one table of it. The privacy policy shows it, the sweeper (lib/server/privacy/sweep.ts) deletes by
 * it, and e2e/platform/retention.spec.ts holds the one to the other.
 */
export interface Retention {
  /** The policy's words. */
  what: string
  /** Null for what no clock ends. */
  keep: Span | null
  /** From when on `keep` counts; without it, what ends the keeping instead. */
  after: string
  why: string
}

export type Span = { hours: number } | { days: number } | { months: number }

const GUEST_MONTHS = 12

/** After so many hours a live session has ended itself. */
export const LIVE_HOURS = 4

/** The policy says it, and the sweeper keeps to it. */
export const GUEST_RESULTS_MONTHS = Number(spoken('GUEST_RESULTS_MONTHS')) || GUEST_MONTHS

const table = {
  guest_results: {
    what: 'A result without an account, with its answers',
    keep: { months: GUEST_RESULTS_MONTHS },
    after:
      'the last time its owner opened it. One with an emailed link stays at least as long as the link works',
    why: 'You may come back for it.',
  },
  drafts: {
    what: 'An unfinished assessment in an account',
    keep: { days: 90 },
    after: 'the last answer that was saved',
    why: 'After that long, it’s better to start over.',
  },
  invitations: {
    what: 'An invitation to a group, with its email address',
    keep: { days: 30 },
    after: 'it expires',
    why: 'People who come late should read that it has expired, and whom to ask.',
  },
  declined: {
    what: 'That an email address declined an invitation, under a code made from it and the leader',
    keep: { days: 90 },
    after: 'it was declined',
    why: 'So that its leaders can’t invite you again right away.',
  },
  join_links: {
    what: 'A link to join a group, who asked, and whom it keeps out',
    keep: { days: 30 },
    after: 'it expires',
    why: 'So that the leader can see who joined with it.',
  },
  live_sessions: {
    what: 'A live session, with what people do in it by phone',
    keep: { hours: LIVE_HOURS },
    after: 'it starts, or right away when its leader ends it',
    why: 'It is for the people in the room.',
  },
  mail_tokens: {
    what: 'The record of an emailed link that confirms an email address or sets a password',
    keep: { days: 30 },
    after: 'the link expires',
    why: 'It lets us tell an expired link from one that never existed.',
  },
  email_changes: {
    what: 'A change of an account’s email address, with the old and the new one',
    keep: { days: 30 },
    after: 'the links that were emailed for it expire',
    why: 'Until then, the old email address can undo it.',
  },
  report_links: {
    what: 'The record of an emailed link to a report or a free result',
    keep: { days: 30 },
    after: 'the link expires or is withdrawn',
    why: 'It lets us tell a link that has ended from one that never existed.',
  },
  comparison_links: {
    what: 'A link to compare results that no one used',
    keep: { days: 1 },
    after: 'it expires. Withdrawing it deletes it right away',
    why: 'By then it opens nothing.',
  },
  sessions: {
    what: 'A session',
    keep: { days: 30 },
    after: 'it expires. Signing out deletes it right away',
    why: 'So that people can still see in their data where they were signed in.',
  },
  request_counts: {
    what: 'How often something was tried, under a code',
    keep: { days: 2 },
    after: 'the time it counts for has passed',
    why: 'It stops guessing and flooding, and we use it for nothing else.',
  },
  device_reports: {
    what: 'The text of your own report, on the device you read it on',
    keep: { days: 30 },
    after:
      'you last opened it there. Signing out, deleting the result, or signing in as someone else removes it from that device right away',
    why: 'So that you can read it without a connection. We can’t see it there.',
  },
  written_mails: {
    what: 'An email kept as a file, where no mail server is set',
    keep: { days: 7 },
    after: 'it was written, or until its recipient deletes the account',
    why: 'So that people trying out this copy can read it.',
  },
  audit: {
    // The database deletes these after three years (migration audit_by_privilege): a change here needs a migration, and
    // a test compares the two.
    what: 'What an admin did',
    keep: { months: 36 },
    after: 'they did it',
    why: 'Misuse of admin rights often comes to light late.',
  },
  launch_list: {
    what: 'An email address on the launch list',
    keep: { days: 2 },
    after:
      'we have written, once, when payments open. It is deleted right away when the email arrives or its reader unsubscribes',
    why: 'It was given for that one email. If the email does not arrive, we try again for a day.',
  },
  accounts: {
    what: 'An account, with its results, reports and groups',
    keep: null,
    after: 'Until its owner deletes it',
    why: 'It belongs to its owner.',
  },
  no_invitations: {
    what: 'That no one here may invite an email address, under a code made from it',
    keep: null,
    after: 'Until its owner undoes it',
    why: 'They asked not to get these emails.',
  },
  comparisons: {
    what: 'A comparison with a colleague',
    keep: null,
    after: 'Until one of the two withdraws, or a result in it is deleted',
    why: 'Both have agreed to it.',
  },
  daily_counts: {
    what: 'How often steps and parts of the site were used on a day, without who it was',
    keep: null,
    after: 'For good',
    why: 'It tells us what helps people, and no one can be found in it.',
  },
  share_links: {
    what: 'A link that shows your style, with the first name you typed',
    keep: null,
    after: 'Until you stop sharing, or the result is deleted',
    why: 'It is in messages that you have sent.',
  },
  orders: {
    what: 'An order, as amounts with a date',
    keep: null,
    after: 'For good, but without its email address once its result or account is deleted',
    why: 'We need the amounts for our books.',
  },
} as const satisfies Record<string, Retention>

export type RetentionKind = keyof typeof table

export const RETENTION: Record<RetentionKind, Retention> = table

/** What a clock ends. */
type TimedKind = {
  [Kind in RetentionKind]: (typeof table)[Kind]['keep'] extends null ? never : Kind
}[RetentionKind]

/**
 * What the sweeper deletes. Each server drops the mails on its own disk (lib/server/mail/upkeep.ts), each device the reports
 * it keeps (public/report-worker.js).
 */
export type SweptKind = Exclude<TimedKind, 'written_mails' | 'device_reports'>

/** The moment before which a kind's time must have begun for it to be due at `now`. */
export function dueBefore(kind: TimedKind, now: Date): Date {
  return earlier(now, table[kind].keep)
}

/** Months are those of the calendar (UTC): a month before March 31 is the last day of February, at the same time. */
export function earlier(now: Date, span: Span): Date {
  const then = new Date(now)
  if ('hours' in span) {
    then.setUTCHours(then.getUTCHours() - span.hours)
    return then
  }
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

/** "12 months", "2 days", "4 hours", "3 years". */
export function inWords(span: Span): string {
  if ('hours' in span) return countOf(span.hours, 'hour')
  if ('days' in span) return countOf(span.days, 'day')
  return span.months > 12 && span.months % 12 === 0
    ? countOf(span.months / 12, 'year')
    : countOf(span.months, 'month')
}

/** "30 days after it expires.", "Until its owner deletes it." */
export function howLong({ keep, after }: Retention): string {
  return keep ? `${inWords(keep)} after ${after}.` : `${after}.`
}

const countOf = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
