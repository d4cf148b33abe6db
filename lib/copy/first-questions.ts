/** What the card with the two questions on the landing page says. Apart from the rest, because the browser carries it. */
import type { Toward } from '@/lib/disc/circle/first-moves'
import { LETTER_NAMES, type Letter } from '@/lib/disc/letters'

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four']

const SIDES: Record<Exclude<Toward, Letter>, string> = {
  fast: 'the fast-paced side',
  measured: 'the measured side',
  task: 'the task side',
  people: 'the people side',
}

export const first = {
  name: 'Try two questions',
  pickMost: 'Pick the one most like you at work.',
  thenLeast: 'Now pick the one least like you.',
  thenMost: 'Now pick the one most like you.',
  change: 'Change',
  doneText: (left: number) =>
    `Two answers only point a direction. The other ${left} show how sure it is. We’ll keep the ones you just gave.`,
  goOn: 'Keep going',
  startOver: 'Start over',
  giveUp: 'This deletes the answers you gave. Start over anyway?',
  keep: 'Keep them',
  center: 'You start here',
  you: 'You',
} as const

export const placeIn = (question: number, total: number) => `Question ${question} of ${total}`

export const doneTitle = (answered: number, left: number) =>
  `${COUNTS[answered]} down, ${left} to go.`

export const stoppedTitle = (question: number) => `You stopped at question ${question}.`

export const stoppedText = (left: number, time: string) =>
  `Your answers are still in this browser. ${left} to go, ${time}.`

export const pickUp = (question: number) => `Pick up at question ${question}`

export const afterQuestions = (answered: number) =>
  `You, after ${COUNTS[answered]?.toLowerCase()} question${answered === 1 ? '' : 's'}`

/** What a finished question did to the dot. */
export function movedTo(toward: Toward | null): string {
  if (!toward) return 'Your dot stayed where it was.'
  const place =
    toward in LETTER_NAMES ? LETTER_NAMES[toward as Letter] : SIDES[toward as keyof typeof SIDES]
  return `Your dot moved a little toward ${place}.`
}
