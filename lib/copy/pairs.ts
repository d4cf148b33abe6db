/** What two people who compare without a group see of each other: said before either of them agrees. */

export const BOTH_SEE = [
  'What each of you is called',
  'Your styles, and your spots on the circle',
  'How the two of you work together, on a page and as a PDF',
  'An agreement, if one of you offers it',
] as const

export const NEITHER_SEES = [
  'Answers, and how they were given',
  'Scores, and how sure they are',
  'The complete report',
  'Results from before or after',
  'Last names and email addresses',
] as const

/** Of the link, for the person who makes it. */
export const OF_THE_LINK = 'The link works once, within 30 days.'

export const ABOUT_ENDING = [
  'Either of you can end this at any time. Then it’s gone for both of you right away.',
  'It also ends when one of you deletes the result.',
  'A PDF that one of you has saved stays with them.',
] as const
