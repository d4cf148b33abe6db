/** The page of two people, said to one of them. What they agreed to show each other stands in `pairs`. */
import type { Letter } from '../disc/letters'
import { fillNames } from '../disc/names'

const withName =
  (text: string) =>
  (name: string): string =>
    fillNames(text, { name })

export const youTwo = {
  /** Of the page, in the browser’s tab: without names. */
  pageTitle: 'How you work together',
  title: withName('You and {name}'),
  you: 'You',
  /** Under the rose of one of the two: what they are called, and the letters of the style. */
  called: (name: string, code: string | null) => (code ? `${name}, ${code}` : name),
  /** For ears, of a rose. */
  rose: (name: string, first: Letter, second: Letter | null) =>
    second ? `${name}: ${first} leads, ${second} second` : `${name}: ${first} leads`,
  axes: {
    label: 'Where the two of you stand',
    pace: {
      ends: ['Measured', 'Fast-paced'],
      mine: withName('Pace: you’re faster than {name}'),
      theirs: withName('Pace: {name} is faster than you'),
      open: 'Pace: too close to tell',
    },
    focus: {
      ends: ['Task first', 'People first'],
      mine: withName('Focus: you’re nearer to people, and {name} to the task'),
      theirs: withName('Focus: {name} is nearer to people, and you to the task'),
      open: 'Focus: too close to tell',
    },
  },
  yours: withName('You, with {name}'),
  theirs: withName('{name}, with you'),
  /** Two who lead with the same letter. */
  alike: 'You two, side by side',
  /** What the other one reads on their own page; and where they have none. */
  reads: (name: string, text: string) => `${fillNames('{name} reads:', { name })} “${text}”`,
  wouldRead: (name: string, text: string) =>
    `${fillNames('For {name} it would be:', { name })} “${text}”`,
  say: 'Say',
  not: 'Not',
  someoneElse: 'Someone else',
  /** For ears, of a row of people. */
  choose: 'Choose a colleague',
} as const
