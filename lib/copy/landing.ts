/** Every sentence of the landing page, in the order of the page. */
import type { Letter, PerLetter } from '@/lib/disc/letters'
import { inSentence, type Level } from '@/lib/disc/premium'
import type { StyleCode } from '@/lib/disc/styles'
import { formatShort, PAYMENTS_OPEN, REPORT_CENTS } from '@/lib/pricing'

interface Heading {
  title: string
  lede: string
}

interface Named {
  title: string
  text: string
}

export const DURATION = '10-15 minutes'
const PRICE = formatShort(REPORT_CENTS)

/** Search results and share cards. */
export const meta = {
  title: `Free DISC test: your personality style in ${DURATION}`,
  description: `A free DISC personality test: 28 short questions, ${DURATION}, no account. ${PAYMENTS_OPEN ? `The complete report is ${PRICE}, once.` : 'The complete report is free today, with an account.'}`,
  /** Of pages that have none of their own. */
  anyPage: `Answer 28 short questions and see how you work, and how to work with you. The DISC assessment is free${PAYMENTS_OPEN ? '; the complete report is sold once, without a subscription.' : ', and so is the complete report today.'}`,
  shareAlt: 'Find your place in the circle. Free DISC personality test.',
} as const

/** Search results and share cards of the assessment's own page. */
export const testMeta = {
  title: 'DISC personality test: 28 questions',
  description: `Take the DISC personality test without an account: 28 questions, four statements each. Pick the one most like you and the one least, in ${DURATION}.`,
} as const

export const hero = {
  title: 'Find your place in the circle.',
  lede: 'A free DISC personality test: get your style and a summary of how you work. Start here with two questions, and no account.',
  action: 'Take the free DISC test',
  /** Where no script runs. */
  plain: 'Find out in 28 short questions.',
  sample: 'See a sample report',
  facts: { duration: `${DURATION} in all`, result: 'Free result' },
  axes: { top: 'Fast-paced', bottom: 'Measured', left: 'Task first', right: 'People first' },
} as const

export const about: Heading & { pace: Named; focus: Named; styles: Named } = {
  title: 'Every DISC profile comes down to two questions.',
  lede: 'It describes how you tend to act, not what you are worth.',
  pace: {
    title: 'How fast do you move?',
    text: 'Some people act to think. Others think, then act.',
  },
  focus: {
    title: 'What do you look at first?',
    text: 'The work to be done, or the people doing it.',
  },
  styles: {
    title: 'Four styles, one circle',
    text: 'You have some of each.',
  },
}

export interface TypeCopy {
  role: string
  line: string
  hear: string
  watch: string
}

export const types: Heading & { letters: PerLetter<TypeCopy>; all: string; model: string } = {
  title: 'The four types',
  lede: 'Neighbors share a habit. Opposites see what the other misses.',
  letters: {
    D: {
      role: 'Driver',
      line: 'Goes straight at the problem and gets it moving.',
      hear: '“What are we waiting for?”',
      watch: 'Can outrun the team',
    },
    I: {
      role: 'Influencer',
      line: 'Brings people in, lifts the mood and sells the idea.',
      hear: '“Who else should be in on this?”',
      watch: 'Can promise too much',
    },
    S: {
      role: 'Supporter',
      line: 'Keeps the promise, the pace and the peace.',
      hear: '“Is everyone all right with this?”',
      watch: 'Can stay silent too long',
    },
    C: {
      role: 'Analyzer',
      line: 'Finds the flaw before it finds you.',
      hear: '“How do we know that is true?”',
      watch: 'Can polish past the deadline',
    },
  },
  all: 'Meet all 16 styles',
  model: 'What is DISC?',
}

/**
 * The cards show examples in the manner of a report, written for this page: the texts of the reports are
 * paid for and stay on the server (a test holds this page to that).
 */
export const EXAMPLE_STYLE: StyleCode = 'CS'
/** The reader of the example meets a colleague across the circle. */
export const COLLEAGUE: { letter: Letter; scores: PerLetter<number> } = {
  letter: 'I',
  scores: { D: 44, I: 86, S: 62, C: 22 },
}

export const benefits = {
  title: 'Made to be used on Monday morning.',
  lede: 'The complete report is written as things to say, do and try.',
  phrases: {
    title: 'Say this, not that',
    text: 'Word-for-word swaps for hard conversations.',
    picker: 'When you are talking to',
    pairs: {
      D: {
        say: 'Here is the decision I need, and by when.',
        avoid: 'I just wanted to walk you through everything first.',
      },
      I: {
        say: 'I can see you are excited. Which part should we try first?',
        avoid: 'Please just stick to the agenda.',
      },
      S: {
        say: 'This changes in May. What would make it easier for you?',
        avoid: 'We start on Monday, you will get used to it.',
      },
      C: {
        say: 'Here are the figures. Tell me by Friday what doesn’t add up.',
        avoid: 'Trust me, it will work out.',
      },
    } satisfies PerLetter<{ say: string; avoid: string }>,
  },
  plan: {
    title: 'A plan with dates in it',
    text: 'Three goals, each with a first step.',
    goals: [
      { goal: 'Ask before you answer', deadline: 'Week 2', done: true },
      { goal: 'Close one loop every Friday', deadline: 'Week 4', done: false },
      { goal: 'Hand over a meeting you run', deadline: 'Week 6', done: false },
    ],
  },
  others: {
    title: 'Work with the other three',
    text: 'What they need from you, and where you clash.',
    map: 'You in Conscientiousness, measured and task first; a colleague across the circle in Influence, fast-paced and people first',
    you: 'You',
    colleague: 'TO',
    advice: 'Say what you like about the idea before you ask how it should work.',
  },
  report: {
    title: 'A report you would print',
    text: 'Strengths, growth areas, work style and careers, to read, save or print.',
    style: ['The Quiet', 'Architect'],
    strengths: 'Strengths',
    scores: 'Your scores',
    points: [
      'Reads before signing',
      'Writes it down',
      'Keeps the tone level',
      'Finishes the dull part',
    ],
  },
  /** Stands at each example. */
  sample: 'Sample',
} as const

/** A made-up team of twelve, where their scores put them. */
export const TEAM: readonly { initials: string; scores: PerLetter<number> }[] = [
  { initials: 'MV', scores: { D: 82, I: 62, S: 26, C: 30 } },
  { initials: 'OP', scores: { D: 84, I: 26, S: 24, C: 52 } },
  { initials: 'TO', scores: { D: 48, I: 78, S: 40, C: 26 } },
  { initials: 'GL', scores: { D: 56, I: 88, S: 42, C: 14 } },
  { initials: 'FR', scores: { D: 36, I: 84, S: 62, C: 16 } },
  { initials: 'HL', scores: { D: 18, I: 60, S: 80, C: 30 } },
  { initials: 'NH', scores: { D: 36, I: 36, S: 70, C: 52 } },
  { initials: 'LF', scores: { D: 18, I: 42, S: 86, C: 46 } },
  { initials: 'JW', scores: { D: 14, I: 30, S: 84, C: 60 } },
  { initials: 'BN', scores: { D: 54, I: 16, S: 30, C: 84 } },
  { initials: 'TM', scores: { D: 34, I: 14, S: 40, C: 90 } },
  { initials: 'AK', scores: { D: 24, I: 26, S: 60, C: 84 } },
]

export const teams = {
  title: 'Your whole team, on one circle.',
  lede: 'DISC for teams begins with one link. Everyone answers on their own time, and you get one picture to talk about.',
  map: 'An example team of twelve: two in Dominance, three in Influence, four in Steadiness, three in Conscientiousness',
  caption: 'An example team, made up.',
  gets: {
    circle: {
      title: 'Who sits where',
      text: 'One map for all, and the spots no one covers.',
    },
    pair: {
      title: 'Any two people, side by side',
      text: 'Where they click, and where they clash.',
    },
    files: {
      title: 'Something to bring to the meeting',
      text: 'A session to run, a card for each meeting, and the whole team as a PDF or CSV.',
    },
  },
  /** Kept by a group's setting, which is shown before one joins, and by leaving. */
  consent: 'Your boss sees only what you agree to, and you can take it back.',
  action: 'Start a group',
  demo: 'Open a demo team',
  free: 'Groups are free.',
  more: 'What a team gets, and what HR asks',
} as const

export const pricing = {
  title: 'What’s free, and what isn’t.',
  lede: `Your scores are free. The ${PRICE} buys the written report.`,
  columns: {
    preview: {
      price: formatShort(0),
      text: null,
      lead: null,
      action: hero.action,
    },
    account: {
      price: formatShort(0),
      text: null,
      lead: 'All of that, plus',
      action: 'Create a free account',
    },
    report: {
      price: PRICE,
      text: 'For one result. No subscription.',
      lead: 'With an account or without',
      action: hero.action,
    },
  } satisfies Record<
    Level,
    { price: string; text: string | null; lead: string | null; action: string }
  >,
  once: 'once',
  sample: 'See a sample result',
  /** While payments are not open. */
  free: 'Get it free',
} as const

export interface Testimonial {
  quote: string
  name: string
  role: string
  scores: PerLetter<number>
}

export const testimonials: { title: string; quotes: readonly Testimonial[]; note: string } = {
  title: 'What changes afterward',
  quotes: [
    {
      quote:
        'I stopped opening with the answer. My team started telling me things two weeks earlier.',
      name: 'Marisol Vega',
      role: 'Head of Operations, freight',
      scores: { D: 82, I: 58, S: 22, C: 40 },
    },
    {
      quote: 'I thought I was bad at conflict. I just needed the agenda the day before.',
      name: 'Jonas Whitfield',
      role: 'Support Lead, health software',
      scores: { D: 24, I: 46, S: 84, C: 60 },
    },
    {
      quote: 'No one argues about ‘too much detail’ anymore. They ask who it is for.',
      name: 'Amara Kone',
      role: 'People Partner, architecture',
      scores: { D: 40, I: 30, S: 44, C: 88 },
    },
  ],
  note: 'Quotes are illustrative; names and roles are fictional.',
}

export interface Faq {
  question: string
  answer: string
}

export const faq: { title: string; items: readonly Faq[] } = {
  title: 'Fair questions',
  items: [
    {
      question: 'What is a DISC test?',
      answer:
        'A personality test about four letters: Dominance, Influence, Steadiness and Conscientiousness. You pick the statements most and least like you. The result says which letters come out highest, and how sure that is.',
    },
    {
      question: 'How long does the DISC assessment take?',
      answer: `About ${DURATION}.`,
    },
    {
      question: 'Do I need an account?',
      answer: `No. You can take the assessment${PAYMENTS_OPEN ? ', see your result and buy the complete report' : ' and see your result'} without one. A free account adds the exact scores and keeps your results together, on every device.`,
    },
    {
      question: 'What is free and what is paid?',
      answer: `Without an account you get ${inSentence('preview')}. A free account adds ${inSentence('account')}. The complete report ${PAYMENTS_OPEN ? `costs ${PRICE}, once` : `is free today, with an account; its list price is ${PRICE}, once`}. It includes ${inSentence('report')}. There is no subscription.`,
    },
    {
      question: 'Is there a best style?',
      answer: 'No. Every style helps in some places and gets in the way in others.',
    },
    {
      question: 'Where are my answers kept?',
      answer:
        'In your browser while you answer. When you finish, we store them on our server, because that is where they are scored. Your result opens in that browser, and in your account if you make one. We can also email you a link that opens a complete report on any device.',
    },
    {
      question: 'Can an employer use this to hire?',
      answer:
        'DISC describes preference, not ability. Please don’t hire, fire or promote anyone on a profile alone.',
    },
    {
      question: 'Is this the same as other DISC assessments?',
      answer:
        'The idea is the same. William Moulton Marston described the four styles in 1928, and many publishers have built on them since. The questions, the scoring and the texts here are our own. We are not connected with any other publisher.',
    },
  ],
}

export const closing = {
  title: 'Put words to the way you work.',
  text: `28 questions, ${DURATION}, no account.`,
  action: hero.action,
} as const
