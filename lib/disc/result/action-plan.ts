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

/** What comes next in a plan. */
export interface NextGoal {
  goal: string
  /** How one knows that it is reached. */
  metric: string
  /** The person's own date; null without one. */
  dueOn: string | null
  /** Of all goals in order, whether each is done. */
  done: readonly boolean[]
}

/** The open goal that is due first; without dates the first one. Null where all are done. */
export function nextGoal(
  goals: readonly Pick<GoalText, 'goal' | 'metric'>[],
  marks: readonly GoalMark[],
): NextGoal | null {
  const plan = goals.map(({ goal, metric }, at) => {
    const { done, dueOn } = marks.find((mark) => mark.goal === at + 1) ?? OPEN
    return { goal, metric, done, dueOn }
  })
  const open = plan.filter(({ done }) => !done)
  const dated = open.filter(({ dueOn }) => dueOn !== null)
  const [next] = [...dated.toSorted((one, other) => (dueOf(one) < dueOf(other) ? -1 : 1)), ...open]
  return next
    ? {
        goal: next.goal,
        metric: next.metric,
        dueOn: next.dueOn,
        done: plan.map(({ done }) => done),
      }
    : null
}

const OPEN: Omit<GoalMark, 'goal'> = { done: false, dueOn: null }
const dueOf = ({ dueOn }: Pick<GoalMark, 'dueOn'>) => dueOn ?? ''
