import { message, type Tag } from '../message'

export const pages = {
  title: 'Settle the tie',
  /** There is no such result in this browser. */
  missing: message<{ link: Tag }>(
    'A free result stays in the browser that made it. If yours is in an account, <link>sign in</link> and go on from there.',
  ),
} as const

/** The further questions, and how they end. */
export const tie = {
  leave: 'Leave, back to your result',
  /** Which question this is: it may end earlier. */
  place: message<{ number: number; total: number }>('Question {number} of up to {total}'),
  same: 'Same as before: first instinct, think of yourself at work.',
  waiting: 'We’ll send these when you’re back online.',
  waitingTitle: 'Your answers are kept in this browser.',
  tryAgain: 'Try Again',
  stop: 'Stop here, keep my result',
  /** How open the lead is. It says nothing of which letter is ahead. */
  openness: {
    open: 'Still open',
    wide: 'Wide open',
    narrowing: 'Narrowing',
    almost: 'Almost there',
  },
  wider: 'A bit wider again. That happens.',
  range: 'We stop when it fits between the inner ticks.',
  seeResult: 'See my result',
  nickname: message<{ nickname: string }>('“{nickname}”'),
  sameStyle: 'That hasn’t changed. You can just be surer of it now.',
  otherStyle: message<{ style: string }>('We had you as {style}. Same you, better measured.'),
  method: 'How we decide',
  settled: message<{ count: number; words: string }>(
    '{count, plural, one {One more answer settled it.} other {{words} more answers settled it.}}',
  ),
  before: 'Before',
  now: 'Now',
  basedOn: 'Based on',
  answers: message<{ count: number }>('28 answers, plus {count}'),
  undecided: {
    title: message<{ doubt: string; words: string }>('{doubt}, even after {words} more.'),
    text: 'More questions can’t tell your letters apart. Your result counts every answer you gave.',
  },
  whole: {
    title: 'That’s all of them.',
    text: message<{ style: string }>('You’re {style}. Your result counts every answer you gave.'),
  },
  stopped: {
    title: message<{ count: number; words: string }>(
      '{count, plural, one {You stopped after one. That’s fine.} other {You stopped after {words}. That’s fine.}}',
    ),
    text: message<{ count: number; left: string }>(
      '{count, plural, one {We kept that answer, and your result already counts it.} other {We kept those answers, and your result already counts them.}} Pick it up whenever you like; you have up to {left} left.',
    ),
    goOn: 'Keep going',
  },
  /** Numbers of answers and of questions, from 0 to as many as the form has. */
  numbers: [
    'no',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'thirteen',
    'fourteen',
    'fifteen',
    'sixteen',
    'seventeen',
    'eighteen',
    'nineteen',
    'twenty',
    'twenty-one',
    'twenty-two',
    'twenty-three',
    'twenty-four',
    'twenty-five',
    'twenty-six',
    'twenty-seven',
    'twenty-eight',
  ],
} as const
