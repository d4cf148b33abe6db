/** What is said in a session with a group, in the presenter view and on paper. */
import { inWordsFirst } from '../disc/number-words'
import type { Presented, SessionStep } from '../disc/team/session'

/** One thought: a title, a sentence, and the part of it that stands out. */
export interface Thought {
  title: string
  before: string
  strong: string
  after: string
}

const GROUP_OF_FEW = 4

/** What a step shows in large letters; a finding and the agreements show their own. */
export function thoughtOf(
  { kind }: Pick<SessionStep, 'kind'>,
  {
    shows,
    shown,
    inPairs,
  }: { shows: Presented /** On the circle. */; shown: number; inPairs: boolean },
): Thought {
  switch (kind) {
    case 'circle':
      if (shows === 'shapes') {
        return {
          title: 'This is our mix.',
          before: 'There are no names here. Find',
          strong: 'your own shape.',
          after: '',
        }
      }
      return {
        title: `${inWordsFirst(shown)} of us, one circle.`,
        before: inPairs ? 'Find yourself. Then find the person' : 'Find your quarter. Then find',
        strong: inPairs ? 'farthest from you.' : 'the one across from it.',
        after: '',
      }
    case 'cross':
      return {
        title: 'Cross the circle.',
        before: inPairs
          ? 'Tell your partner'
          : 'Find someone with another letter than yours. Tell them',
        strong: 'one thing that slows you down',
        after: 'at work. Two minutes each. Listen, don’t fix.',
      }
    case 'corners':
      return shown < GROUP_OF_FEW && shows === 'names'
        ? {
            title: 'One wish each.',
            before: 'Say',
            strong: 'one thing you’d like from the others',
            after: 'at work. They ask one question back.',
          }
        : {
            title: 'Four corners.',
            before: 'Go to the corner of your strongest letter. Agree on',
            strong: 'one thing you’d like from the others,',
            after: 'and say it out loud. If you’re alone, join the corner beside you.',
          }
    case 'closing':
      return { title: 'One agreement each.', before: '', strong: '', after: '' }
    default:
      return {
        title: 'How we work together.',
        before: 'No letter is better than another.',
        strong: 'You say what fits you,',
        after: 'and what doesn’t.',
      }
  }
}

/** On the circle, where a shape stands outside the quarter of its letter. */
export const ELSEWHERE =
  'The shape shows your strongest letter. The place comes from all four, so a shape can stand in another letter’s quarter.'

/** Of an odd number, who joins which pair. */
export const JOINS = '{third} joins {one} and {two}.'

/** At the foot of a sheet. */
export function labelOf({ kind, at }: SessionStep): string {
  if (kind === 'cross' || kind === 'corners') return `Exercise ${at + 1} of 2`
  return LABELS[kind]
}

const LABELS = {
  opening: 'Opening',
  circle: 'The circle',
  finding: 'What stands out',
  closing: 'Closing',
} as const

/** What the person who runs the session does and says, for the paper. */
export const TO_DO: Record<SessionStep['kind'], string> = {
  opening:
    'Say why you’re here, and that no one has to explain a result. What’s on the screen is what members of the group may see of each other, and nothing else.',
  circle:
    'Up is fast, down is measured. Left starts with the work, right with the people. The shape is the strongest letter, the place comes from all four. Ask two people what fits and what doesn’t.',
  cross:
    'Read the pairs out loud and give them two minutes each. Then ask three people what they heard that was new to them. They ask their partner first.',
  corners:
    'Give the corners six minutes, and then one minute each to say their wish. Write each wish down in the words they use.',
  finding:
    'Read it out loud. Ask whether it’s true in a normal week, and when it wasn’t. Then decide on the one thing to do, or drop it.',
  closing:
    'Everyone says one thing they’ll do from tomorrow on. Type it in their words. They keep it on the group’s page, and can change or delete it there.',
}

/** Below the keys. */
export const SWITCHES = {
  names: 'Names on the circle, a quarter at a time',
  dark: 'Dark or light',
  letterKeys: 'Keyboard shortcuts',
} as const

export interface Key {
  keys: readonly string[]
  does: string
  isLetter?: true
}

/** Keys of the presenter's view, and what they do. Those that are letters can be switched off. */
export const KEYS: readonly Key[] = [
  { keys: ['→', 'Space'], does: 'Next' },
  { keys: ['←'], does: 'Back' },
  { keys: ['N'], does: SWITCHES.names, isLetter: true },
  { keys: ['D'], does: SWITCHES.dark, isLetter: true },
  { keys: ['?'], does: 'These keys', isLetter: true },
  { keys: ['Enter'], does: 'Saves an agreement' },
  { keys: ['Esc'], does: 'Ends the session' },
]

/** The buttons at the foot of the presenter view. */
export const NAV = {
  sheets: 'Sheets',
  back: 'Back',
  next: 'Next',
  keys: 'Keys',
  end: 'End the session',
} as const

export interface EndWords {
  title: string
  text?: string
}

/** Sheets that show nothing of anybody, and the ways on. */
export const ENDS = {
  over: { title: 'That was it.', text: 'Everyone finds what they agreed to on the group’s page.' },
  silent: {
    title: 'No connection right now.',
    text: 'No one is shown until it’s back. Then the session goes on by itself.',
  },
  unanswered: { title: 'No one has answered yet.' },
  gone: { title: 'This session is over.' },
  goOn: 'Go on with the session',
  toGroup: 'Back to the group (shows results)',
  toGroups: 'Team Groups',
} as const

/** At the fields of what someone brings to a session. */
export const SESSION_WORDS = {
  who: 'Once you write it, only you can change it. Your leader reads it, and it’s on the screen in a session.',
  typed: 'Your leader typed this in a session. Change it, keep it or delete it.',
  leader: 'It’s on the screen in a session. Only you can change it.',
  lines: 'Your leader can print them on your name card.',
} as const
