/** What the wall of a live session says: the presenter view while people take part by phone. */
import { LETTERS, type Letter, type PerLetter } from '@/lib/disc/letters'
import { inWordsFirst as wordsFirst, inWords as wordsOf } from '@/lib/disc/number-words'
import { COUNTED_FROM } from '@/lib/disc/team/frozen-counts'
import type { RoomStep } from '@/lib/disc/team/wall'
import type { Thought } from '../session'
import { DOES_FIRST } from './phone'

/** Larger numbers are read faster as figures. */
const MOST_IN_WORDS = 20
const inWords = (count: number) => (count > MOST_IN_WORDS ? `${count}` : wordsOf(count))
const inWordsFirst = (count: number) => (count > MOST_IN_WORDS ? `${count}` : wordsFirst(count))

/** On the first sheet of the presenter view. */
export const TAKE_PART = {
  start: 'Take part by phone',
  guests: 'Guests may come in',
  hint: 'A guest types a first name, without an account, and is gone with the session.',
} as const

/** At the foot of a wall. */
export function footOf({ kind, of }: RoomStep, count: number): string {
  switch (kind) {
    case 'join':
      return count === 0 ? 'Joining' : `Joining: ${inWords(count)}`
    case 'guess':
      return 'Your guess'
    case 'colleague':
      return 'A colleague'
    case 'paper':
      if (of === 'circle') return 'The circle'
      return `Exercise ${of === 'cross' ? 1 : 2} of 2`
    case 'finding':
      return count === 0 ? 'True or not' : `True or not: ${inWords(count)}`
    case 'agree':
      return count === 0 ? 'Agreements' : `Agreements: ${inWords(count)}`
    default:
      return 'Guess and answers'
  }
}

export const JOIN_WALL = {
  title: 'Take out your phone.',
  ofAnyone: {
    before: 'No account, no app.',
    strong: 'Dots, guesses and taps are for this hour,',
    after: 'then they’re gone.',
  },
  ofMembers: {
    before: 'Members of the group sign in.',
    strong: 'Dots, guesses and taps are for this hour,',
    after: 'then they’re gone.',
  },
  qr: 'The code that leads to this session',
  typeAt: (host: string) => `or ${host}/join`,
  here: (count: number) => (count === 1 ? 'One person is here' : `${inWordsFirst(count)} are here`),
  noName: 'No name',
} as const

export const GUESS_WALL = {
  thought: {
    title: 'Where do you think you sit?',
    before: 'Drag your dot.',
    strong: 'No result is on the wall yet.',
    after: '',
  },
  /** Back at it after results were shown. */
  again: {
    title: 'Where do you think you sit?',
    before: 'These were',
    strong: 'your guesses.',
    after: '',
  },
  left: (count: number) =>
    count === 0
      ? 'No one has let go yet'
      : count === 1
        ? 'One has let go'
        : `${inWordsFirst(count)} have let go`,
  moving: (count: number) =>
    count === 1 ? 'One is still moving' : `${inWordsFirst(count)} are still moving`,
  circle: (count: number) =>
    count === 0
      ? 'The circle, without a dot yet'
      : count === 1
        ? 'One dot on the circle'
        : `${inWordsFirst(count)} dots on the circle`,
  names: 'Names beside the dots',
  showNames: 'Show names',
  hideNames: 'Hide names',
} as const

export function revealThought(elsewhere: number): Thought {
  const before =
    elsewhere === 0
      ? 'No one guessed another quarter.'
      : `${inWordsFirst(elsewhere)} of us guessed another quarter.`
  return {
    title: 'Guess and answers.',
    before,
    strong: 'Pick one and ask: what made you think that?',
    after: '',
  }
}

export const REVEAL_WALL = {
  /** Where no one showed a result, or could. */
  guesses: {
    title: 'These are our guesses.',
    before: 'No results are on the wall.',
    strong: 'Pick a dot and ask: what made you think that?',
    after: '',
  },
  guess: 'Where you thought',
  answers: 'Where your answers are',
  circle: (guesses: number, results: number) =>
    `${inWordsFirst(guesses)} ${guesses === 1 ? 'guess' : 'guesses'} on the circle, and where the answers of ${inWords(results)} are`,
} as const

interface Guessed {
  name: string
  /** Once they have turned theirs over. */
  letter: Letter | null
  counts: PerLetter<number> | null
  isShown: boolean
  answered: number
}

/** Part of a sentence, and whether it stands out. */
export interface Part {
  text: string
  isStrong?: boolean
}

/** What the wall says below the question about a colleague. */
export function guessedParts({ name, letter, counts, isShown, answered }: Guessed): Part[] {
  const own: Part[] = letter
    ? [{ text: `${name}’s answers say: ${DOES_FIRST[letter]}.`, isStrong: true }]
    : [{ text: `${name}, turn yours over.`, isStrong: true }]
  if (!isShown) {
    return [
      { text: 'One tap on your phone.' },
      { text: `${name} sees how many, not who.`, isStrong: true },
      {
        text: answered < COUNTED_FROM ? WAITING : `${inWordsFirst(answered)} have guessed.`,
      },
    ]
  }
  if (!counts)
    return [{ text: 'Too few phones for a count.' }, { text: HANDS, isStrong: true }, ...own]
  const total = LETTERS.reduce((sum, one) => sum + counts[one], 0)
  const ranked = LETTERS.toSorted((a, b) => counts[b] - counts[a])
  const [most = 'D'] = ranked
  const other = ranked.find((one) => one !== (letter ?? most) && counts[one] > 0)
  const first: Part[] = [
    {
      text:
        counts[most] === total
          ? 'All of you said:'
          : `${inWordsFirst(counts[most])} of ${inWords(total)} said:`,
    },
    { text: `${DOES_FIRST[most]}.`, isStrong: true },
  ]
  if (!letter) return [...first, ...own]
  const says = letter === most ? [{ text: `So do ${name}’s answers.` }] : own
  if (!other) return [...first, ...says]
  const seen: Part = {
    text: `${inWordsFirst(counts[other])} ${counts[other] === 1 ? 'sees' : 'see'} someone who ${DOES_FIRST[other]}.`,
  }
  return [
    ...first,
    ...says,
    ...(other === most ? [] : [seen]),
    { text: `${name}, when is that?`, isStrong: true },
  ]
}

const WAITING = 'Waiting for a few more.'
const HANDS = 'Hands up instead.'

export const COLLEAGUE_WALL = {
  title: (name: string) => `What does ${name} do first?`,
  gone: 'On to the next one.',
  one: 'One of you',
  answers: (name: string) => `${name}’s answers`,
  circle: 'The circle with what the room guessed',
} as const

export const TRUE_WALL = {
  asks: {
    before: 'Is that us?',
    strong: 'Say it on your phone.',
    after: 'No one sees who said what.',
  },
  waiting: WAITING,
  hands: { before: 'Too few phones for a count.', strong: HANDS, after: 'Who says true?' },
  answered: (count: number) =>
    count === 1 ? 'One has answered.' : `${inWordsFirst(count)} have answered.`,
  true: 'True',
  not: 'Not us',
  refused: 'The room said: not us.',
  refusedText: 'It leaves the group’s page and its printed kit.',
  gone: 'On to the next one.',
} as const

export const AGREE_WALL = { typed: 'Typed on your own phone.' } as const

/** Buttons of the wall, beside those of the presenter view. */
export const WALL_NAV = { show: 'Show', people: 'Who is here' } as const

/** Key of the wall, beside those of the presenter view. */
export const WALL_KEYS = [
  { keys: ['S'], does: 'Shows what the room answered', isLetter: true },
] as const

export const PEOPLE = {
  guests: 'Guests',
  none: 'No guest is here by name.',
  /** Of someone whose name the wall may not show. */
  unnamed: 'A guest',
  sendOut: 'Send out',
  sendOutName: (name: string) => `Send out ${name}`,
  hint: 'A guest who is sent out is off the wall right away, and doesn’t come in again in this session.',
} as const

/** What did not reach the server. */
export const NOT_SENT = 'That didn’t get through. Press again.'

/** Before it ends: nothing of anybody is shown. */
export const PAUSE = {
  title: 'End the session?',
  text: 'Dots, guesses and taps are deleted then, and all phones are out. What members agreed to do stays.',
  goOn: 'Go on with the session',
  end: 'End it for everyone',
} as const

/** The last wall. */
export const LAST_WALL = {
  title: 'That was it.',
  gone: 'Dots, guesses and taps are gone.',
  stay: (count: number) =>
    count === 1 ? 'One agreement stays,' : `${inWordsFirst(count)} agreements stay,`,
  with: 'in your own words, on the group’s page.',
  thanks: 'Thank you all.',
} as const
