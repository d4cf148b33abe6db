import type { GoalText } from '../content/types'
import type { Letter } from '../letters'

/** The time a plan takes and its three deadlines, by the first letter of the style. */
export interface Timeframe {
  /** As in "Three goals over 30 days." */
  over: string
  deadlines: readonly [string, string, string]
}

const TIMEFRAMES: Record<Letter, Timeframe> = {
  D: { over: 'over 30 days', deadlines: ['Day 10', 'Day 20', 'Day 30'] },
  I: { over: 'over 6 weeks', deadlines: ['Week 2', 'Week 4', 'Week 6'] },
  S: { over: 'this quarter', deadlines: ['Month 1', 'Month 2', 'Month 3'] },
  C: { over: 'over 45 days', deadlines: ['Day 15', 'Day 30', 'Day 45'] },
}

/** Two-letter codes inherit from the first letter; an unknown code falls back to C. */
export function timeframeOf(code: string): Timeframe {
  const first = code.charAt(0)
  return first in TIMEFRAMES ? TIMEFRAMES[first as Letter] : TIMEFRAMES.C
}

export interface Goal extends GoalText {
  /** 1 to 3. */
  number: 1 | 2 | 3
  deadline: string
}

/** The three goals of a style with their deadlines. */
export function planGoals(
  code: string,
  goals: readonly [GoalText, GoalText, GoalText],
): readonly Goal[] {
  const { deadlines } = timeframeOf(code)
  return goals.map((goal, index) => ({
    ...goal,
    number: (index + 1) as 1 | 2 | 3,
    deadline: deadlines[index] ?? '',
  }))
}

/** What a person noted about one goal of their plan. */
export interface GoalMark {
  /** 1 to 3. */
  goal: number
  done: boolean
  /** YYYY-MM-DD, the person's own date. */
  dueOn: string | null
}
