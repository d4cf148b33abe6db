/** The words of home, with results and before the first one. */
import { formatCount } from '@/lib/counts'

export const you = {
  title: 'You',
  result: 'Your result',
  overTime: 'You over time',
  openFew: 'Open it',
  sittings: 'Your sittings',
  again: 'Take it again',
  earlier: (count: number) => `${formatCount(count)} earlier`,
  tooFew: 'Too few answers',
  one: 'Open this one',
  /** For ears: which of two. */
  oneOf: (label: string) => `Open this one: ${label}`,
  several: (count: number) => `See its ${formatCount(count)} sittings`,
} as const

export const today = {
  title: 'Try today',
  not: 'Not',
  another: 'Another one',
  report: 'Open your report',
  /** In the email, where the line is for anyone. */
  toAnyone: 'Try today, with anyone',
  open: 'Open your page',
  mails: 'Email me a line about once a week',
  mailsUnkept: 'This could not be saved. Please try again.',
} as const

export const people = {
  title: 'You and …',
  where: {
    same: 'in your quarter',
    next: 'next to you',
    across: 'across from you',
  },
  new: 'Someone new',
  byLink: 'by a link',
  none: 'Compare with someone',
  all: 'Everyone in your groups',
} as const

export const goal = {
  title: 'Your next goal',
  all: 'All three',
  done: (done: number, of: number) => `${done} of ${of} done`,
  by: (day: string) => `By ${day}.`,
  wasDue: (day: string) => `It was to be done by ${day}.`,
} as const

export const groups = {
  title: 'Your groups',
  all: 'All of them',
  make: 'Create one',
  none: 'No group at the moment. In one, you see how your team works together.',
  invitedBy: (leader: string) => `${leader} invited you.`,
  asks: 'Has a question for you.',
  people: (people: string, shown: number) =>
    shown > 1 ? `${people}, ${formatCount(shown)} on the circle.` : `${people}.`,
} as const

export const retake = {
  title: 'Take it again',
  text: '28 questions, 10-15 minutes. It’s worth it after a few months, or when your job has changed. Your old results stay.',
  outdated: 'We’ve revised the questions since you stopped, so those answers no longer fit.',
  label: 'Label, if you like',
  start: 'Start a new assessment',
  over: {
    title: 'Or start over',
    text: 'Starting over deletes the answers you gave since you stopped. Your results stay.',
    action: 'Start over',
  },
} as const

export const draft = {
  name: 'Unfinished',
  stopped: (question: number, left: number) =>
    `You stopped at question ${question}. ${left} to go.`,
  pickUp: 'Pick up',
} as const

export const empty = {
  title: 'This is where you’ll be.',
  lede: 'Start with two questions. Both count.',
  about:
    'Or answer all 28 in a row. It takes 10-15 minutes, and you can stop and pick up again on any device.',
  start: 'Start',
} as const
