import { message } from '../message'

/** Who a person is, by all sittings. */
export const you = {
  title: 'You',
  result: 'Your result',
  overTime: 'You over time',
  openFew: 'Open it',
  sittings: 'Your sittings',
  again: 'Take it again',
  earlier: message<{ count: number }>('{count, plural, one {# earlier} other {# earlier}}'),
  tooFew: 'Too few answers',
  one: 'Open this one',
  /** To a screen reader, which of two. */
  oneOf: message<{ label: string }>('Open this one: {label}'),
  several: message<{ count: number }>(
    '{count, plural, one {See its # sitting} other {See its # sittings}}',
  ),
} as const

/** One line to say to someone. */
export const today = {
  title: 'Try today',
  line: message<{ line: string }>('“{line}”'),
  not: 'Not',
  another: 'Another one',
  report: 'Open your report',
} as const

/** Whether that line comes by mail. */
export const tryMails = {
  label: 'Email me a line about once a week',
  failed: 'This could not be saved. Please try again.',
} as const

/** Those whom one can read about together with oneself. */
export const people = {
  title: 'You and …',
  same: 'in your quarter',
  next: 'next to you',
  across: 'across from you',
  new: 'Someone new',
  byLink: 'by a link',
  none: 'Compare with someone',
  all: 'Everyone in your groups',
} as const

export const goal = {
  title: 'Your next goal',
  all: 'All three',
  done: message<{ done: number; of: number }>('{done, number} of {of, number} done'),
  by: message<{ day: string }>('By {day}.'),
  wasDue: message<{ day: string }>('It was to be done by {day}.'),
} as const

export const groups = {
  title: 'Your groups',
  all: 'All of them',
  make: 'Create one',
  none: 'No group at the moment. In one, you see how your team works together.',
  invitedBy: message<{ leader: string }>('{leader} invited you.'),
  asks: 'Has a question for you.',
  people: message<{ count: number }>('{count, plural, one {# person} other {# people}}.'),
  peopleShown: message<{ count: number; shown: number }>(
    '{count, plural, one {# person} other {# people}}, {shown, number} on the circle.',
  ),
} as const
