/** The page of two people, said to one of them. What they agreed to show each other stands in `pairs`. */
import { formatCount } from '@/lib/counts'
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
  agreement: {
    title: 'One agreement for two weeks',
    starts: withName('It starts when {name} agrees. After two weeks, ask each other: did it help?'),
    offer: withName('Offer it to {name}'),
    offering: 'Offering…',
    change: 'Change the words',
    offered: withName('You offered this. {name} can agree to it here, or change the words.'),
    takeBack: 'Take it back',
    asked: withName('{name} offers you this. If you agree, it starts today.'),
    agree: 'Agree',
    agreeing: 'Agreeing…',
    decline: 'No, thanks',
    ending: 'Removing…',
    day: (day: number, of: number) =>
      `Day ${day} of ${of}. After that, ask each other: did it help?`,
    /** For people with an account, while it runs. */
    mail: {
      offered: 'If you like, we email you once then.',
      asked: 'We email you once then.',
      ask: 'Email me about it',
      stop: 'Stop the email',
      busy: 'Saving…',
      willCome: 'We’ll email you.',
      stopped: 'This email is stopped.',
      failed: 'This could not be saved. Please try again.',
    },
    over: 'The two weeks are over. Ask each other: did it help?',
    end: 'End it',
    endText: 'It goes for both of you, right away.',
    /** Once the two weeks are over. */
    clear: 'Clear it',
    takeBackText: 'Your offer is gone right away.',
    label: 'What will you both do?',
    empty: 'Please say what you’ll both do.',
    keep: 'Keep it as it is',
    failed: 'It could not be saved. Please try again.',
  },
  someoneElse: 'Someone else',
  /** For ears, of a row of people. */
  choose: 'Choose a colleague',
  all: (count: number) => `All ${formatCount(count)}`,
} as const
