'use client'

import type { Goal, GoalMark } from '@/lib/disc/result/action-plan'
import { WaitingMarks } from '../waiting-marks'
import styles from './action-plan.module.css'
import { DoneBox, OwnDate, type PlanRow } from './goal-controls'
import { useGoalMarks } from './goal-marks'
import planTable from './plan-table.module.css'

interface ActionPlanProps {
  resultId: string
  goals: readonly Goal[]
  marks: readonly GoalMark[]
}

/** The three goals, to tick and to date: a table on wide screens and paper, cards on narrow ones. */
export function ActionPlan({ resultId, goals, marks: initial }: ActionPlanProps) {
  const { of, isWaiting } = useGoalMarks(resultId, initial)
  const rows: PlanRow[] = goals.map((goal) => ({ ...goal, ...of(goal.number) }))
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
    <ul className="grid gap-s">
      {rows.map((row) => (
        <li key={row.number} className={`lined surface ${styles.card}`}>
          <div className={`flex apart start gap-m ${styles.head}`}>
            <h3 className="h4">{row.goal}</h3>
            <DoneBox row={row} showLabel />
          </div>
          <dl className={`grid gap-m ${styles.facts}`}>
            <div>
              <dt className="faint fine semibold">How you will know</dt>
              <dd>{row.metric}</dd>
            </div>
            <div>
              <dt className="faint fine semibold">By</dt>
              <dd>
                <span>{row.deadline}</span>
                <OwnDate row={row} />
              </dd>
            </div>
            <div>
              <dt className="faint fine semibold">First step</dt>
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
    <div className={`card ${planTable.frame}`}>
      <table className={planTable.table}>
        <caption className="vh">Your goals, and the first step to each</caption>
        <thead>
          <tr className="unbroken">
            <th scope="col">Goal</th>
            <th scope="col">How you will know</th>
            <th scope="col">By</th>
            <th scope="col">First step</th>
            <th scope="col">Done</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr className="unbroken" key={row.number}>
              <th scope="row">{row.goal}</th>
              <td className="sm mut">{row.metric}</td>
              <td className="sm">
                <p className={`num one-line semibold ${planTable.deadline}`}>{row.deadline}</p>
                <OwnDate row={row} />
              </td>
              <td className="sm mut">{row.firstStep}</td>
              <td className="sm">
                <DoneBox row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
