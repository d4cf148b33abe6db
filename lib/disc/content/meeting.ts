/** The three lines of a meeting card. Names come before the first two; the third is said aloud. */

export const NEEDS_WRITING = {
  title: 'Needs it in writing',
  todo: 'Send the page the day before.',
  todoOfOne: 'Send the page the day before.',
} as const

export const DECIDES_FAST = {
  title: 'Decides fast',
  todo: 'Ask them last.',
  todoOfOne: 'The last one to ask.',
} as const

export const OPEN_WITH = 'Open with'

/** Who it comes from, and what it is not for. */
export const CARD_NOTE = 'From what everyone here agreed to show. Not for hiring, rating, or pay.'
