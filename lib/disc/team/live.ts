/** What a room answers in a live session: which steps ask it, and what becomes of the answers. */
import { LETTERS, type Letter } from '../letters'
import { COUNTED_FROM } from './frozen-counts'

/** What an answer may say: about a colleague their letter, about a finding whether it is true of the team. */
type RoomAnswer = Letter | 'true' | 'not'

const ANSWERS = {
  colleague: LETTERS,
  finding: ['true', 'not'],
} as const satisfies Record<string, readonly RoomAnswer[]>

interface Step {
  kind: string
  of: string
}

const asks = (kind: string): kind is keyof typeof ANSWERS => Object.hasOwn(ANSWERS, kind)

/** Under which key answers to a step are kept; null for one that asks the room nothing. */
export function stepKey({ kind, of }: Step): string | null {
  return asks(kind) ? `${kind}:${of}` : null
}

/** Whether a step takes this answer. */
export function takesAnswer({ kind }: Step, answer: RoomAnswer): boolean {
  return asks(kind) && (ANSWERS[kind] as readonly RoomAnswer[]).includes(answer)
}

export type RoomCounts = Partial<Record<RoomAnswer, number>>

/** The counts of some answers, with a zero for what no one answered; empty where so few answered that they would tell who. */
export function countsOf({ kind }: Step, answers: readonly string[]): RoomCounts {
  if (!asks(kind) || answers.length < COUNTED_FROM) return {}
  const of = (answer: RoomAnswer) => [answer, answers.filter((one) => one === answer).length]
  return Object.fromEntries(ANSWERS[kind].map(of))
}

/** Whether a room that answered so called a finding not true of the team. */
export function isRefused({ true: agree = 0, not = 0 }: RoomCounts): boolean {
  return agree + not >= COUNTED_FROM && not > agree
}
