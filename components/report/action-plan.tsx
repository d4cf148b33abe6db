'use client'

import type { Goal, GoalMark } from '@/lib/disc/result/action-plan'
import styles from './action-plan.module.css'
import type { PlanRow } from './goal-controls'
import { markOf, useGoalMarks } from './goal-marks'
import { PlanCards } from './plan-cards'
import { PlanTable } from './plan-table'

interface ActionPlanProps {
  resultId: string
  goals: readonly Goal[]
  marks: readonly GoalMark[]
}

/** The three goals, to tick and to date: a table on wide screens and paper, cards on narrow ones. */
export function ActionPlan({ resultId, goals, marks: initial }: ActionPlanProps) {
  const { marks, store } = useGoalMarks(resultId, initial)
  const rows: PlanRow[] = goals.map((goal) => ({
    ...goal,
    ...markOf(marks, goal.number),
    setDone: (done) => store.set(goal.number, 'done', done),
    setDueOn: (dueOn) => store.set(goal.number, 'dueOn', dueOn),
  }))
  return (
    <div className={styles.plan}>
      <div className={styles.table}>
        <PlanTable rows={rows} />
      </div>
      <div className={styles.cards}>
        <PlanCards rows={rows} />
      </div>
    </div>
  )
}
