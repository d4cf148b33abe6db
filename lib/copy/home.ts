/** The words of home that are said elsewhere, too, or before the first result; the others are in lib/words. */

export const you = { title: 'You' } as const

/** In the email about once a week. */
export const today = {
  not: 'Not',
  /** Where the line is for anyone. */
  toAnyone: 'Try today, with anyone',
  open: 'Open your page',
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
