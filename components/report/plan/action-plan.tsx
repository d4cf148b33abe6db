'use client'

import { useMemo } from 'react'
import { markGoal } from '@/lib/api/entries/assessment'
import { getGoalsCalendar } from '@/lib/api/entries/follow-up'
import { call, download } from '@/lib/client/call'
import type { MarkKind, Marks } from '@/lib/client/kept-marks'
import type { Goal, GoalMark } from '@/lib/disc/result/action-plan'
import { sayRefused, useMarks } from '../use-marks'
import { WaitingMarks } from '../waiting-marks'
import styles from './action-plan.module.css'
import { DoneBox, GoalCalendar, OwnDate, type PlanRow } from './goal-controls'
import planTable from './plan-table.module.css'

interface ActionPlanProps {
  resultId: string
  goals: readonly Goal[]
  marks: readonly GoalMark[]
}

/** The three goals, to tick and to date: a table on wide screens and paper, cards on narrow ones. */
export function ActionPlan({ resultId, goals, marks: initial }: ActionPlanProps) {
  const { of, isWaiting } = useGoalMarks(resultId, initial)
  const rows = goals.map((goal): PlanRow => {
    const marks = of(goal.number)
    const query = { goal: String(goal.number) }
    const load = () => download(getGoalsCalendar, { params: { id: resultId }, query })
    // What waits is not on the server yet.
    const hasDay = marks.dueOn !== null && !marks.done && !isWaiting
    return { ...goal, ...marks, calendar: hasDay ? load : null }
  })
  return (
    <div className={styles.plan}>
      <div className={styles.table}>
        <PlanTable rows={rows} />
      </div>
      <div className={styles.cards}>
        <PlanCards rows={rows} />
      </div>
      {isWaiting && <WaitingMarks />}
    </div>
  )
}

function PlanCards({ rows }: { rows: readonly PlanRow[] }) {
  return (
    <ul className="grid gap-3">
      {rows.map((row) => (
        <li key={row.number} className={`border border-line bg-surface ${styles.card}`}>
          <div className={`flex items-start justify-between gap-4 ${styles.head}`}>
            <h3 className="text-h4">{row.goal}</h3>
            <DoneBox row={row} showLabel />
          </div>
          <dl className={`grid gap-4 ${styles.facts}`}>
            <div>
              <dt className="font-600 text-14 text-ink-3">How you will know</dt>
              <dd>{row.metric}</dd>
            </div>
            <div>
              <dt className="font-600 text-14 text-ink-3">By</dt>
              <dd>
                <span>{row.deadline}</span>
                <OwnDate row={row} />
                <GoalCalendar row={row} />
              </dd>
            </div>
            <div>
              <dt className="font-600 text-14 text-ink-3">First step</dt>
              <dd>{row.firstStep}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}

function PlanTable({ rows }: { rows: readonly PlanRow[] }) {
  return (
    <div className={`rounded-lg border border-line bg-surface ${planTable.frame}`}>
      <table className={planTable.table}>
        <caption className="sr-only">Your goals, and the first step to each</caption>
        <thead>
          <tr className="print:break-inside-avoid">
            <th scope="col">Goal</th>
            <th scope="col">How you will know</th>
            <th scope="col">By</th>
            <th scope="col">First step</th>
            <th scope="col">Done</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr className="print:break-inside-avoid" key={row.number}>
              <th scope="row">{row.goal}</th>
              <td className="text-ink-2 text-sm">{row.metric}</td>
              <td className="text-sm">
                <p className={`whitespace-nowrap font-600 tabular-nums ${planTable.deadline}`}>
                  {row.deadline}
                </p>
                <OwnDate row={row} />
                <GoalCalendar row={row} />
              </td>
              <td className="text-ink-2 text-sm">{row.firstStep}</td>
              <td className="text-sm">
                <DoneBox row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A goal is ticked, or has a date (YYYY-MM-DD). */
type Value = boolean | string

const done = (goal: number) => `${goal} done`
const dueOn = (goal: number) => `${goal} due_on`

const GOALS: MarkKind<Value> = {
  name: 'goals',
  isValue: (kept) => typeof kept === 'boolean' || typeof kept === 'string',
  send: (id, name, value) => {
    const goal = name.slice(0, name.indexOf(' '))
    const body =
      name === done(Number(goal)) ? { done: value === true } : { due_on: value as string | null }
    return call(markGoal, { params: { id, goal }, body, keepalive: true })
  },
  onRefused: sayRefused,
}

function valuesOf(marks: readonly GoalMark[]): Marks<Value> {
  return Object.fromEntries(
    marks.flatMap((mark): [string, Value][] => [
      [done(mark.goal), mark.done],
      ...(mark.dueOn ? [[dueOn(mark.goal), mark.dueOn] as [string, Value]] : []),
    ]),
  )
}

/** The marks of a plan as they are shown, and how to change one of them. */
function useGoalMarks(resultId: string, initial: readonly GoalMark[]) {
  const saved = useMemo(() => valuesOf(initial), [initial])
  const { marks, isWaiting, store } = useMarks(GOALS, resultId, saved)
  return {
    isWaiting,
    /** What is noted about one goal, and how it is noted. */
    of: (goal: number) => ({
      done: marks[done(goal)] === true,
      dueOn: (marks[dueOn(goal)] as string | undefined) ?? null,
      setDone: (value: boolean) => store.set(done(goal), value),
      setDueOn: (value: string | null) => store.set(dueOn(goal), value),
    }),
  }
}
