/** The three lines of a meeting card. Names come before the first two; the third is said aloud. */

export const NEEDS_WRITING = {
  title: 'Needs it in writing',
  todo: 'Send the page the day before.',
} as const

export const DECIDES_FAST = {
  title: 'Decides fast',
  todo: 'Ask them last.',
  todoOfOne: 'The last one to ask.',
} as const

export const OPEN_WITH = 'Open with'

/** Why someone is not on the card: `one` other, `some` others, `{count}` of them, or the reader. */
export const NOT_ON_IT = {
  hidden: {
    one: 'One other shows only their name, so they aren’t on the card.',
    some: '{count} others show only their name, so they aren’t on the card.',
    you: 'You show only your name, so you aren’t on the card.',
  },
  unanswered: {
    one: 'One other hasn’t taken the assessment yet.',
    some: '{count} others haven’t taken the assessment yet.',
    you: 'You haven’t taken the assessment yet, so you aren’t on the card.',
  },
} as const

/** In place of a card. */
export const NO_CARD = {
  hidden: 'No one here shows their style to the others, so there’s no card.',
  unanswered: 'No one here has taken the assessment yet, so there’s no card.',
  unchosen: 'Choose who’s coming.',
} as const

/** Who it comes from, and what it is not for. */
export const CARD_NOTE = 'From what everyone here agreed to show. Not for hiring, rating, or pay.'
