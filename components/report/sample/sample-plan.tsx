import type { Goal } from '@/lib/disc/result/action-plan'
import styles from './sample-plan.module.css'

/** Three goals to read. In a report of one's own they can be ticked and dated. */
export function SamplePlan({ goals }: { goals: readonly Goal[] }) {
  return (
    <ol className="thirds gap-m narrow-stack">
      {goals.map(({ number, goal, metric, deadline, firstStep }) => (
        <li key={number} className={`surface lined ${styles.goal}`}>
          <p className={styles.deadline}>{deadline}</p>
          <h3 className="h4">{goal}</h3>
          <dl className={`grid gap-s sm ${styles.facts}`}>
            <div>
              <dt className="faint semibold fine">How you will know</dt>
              <dd>{metric}</dd>
            </div>
            <div>
              <dt className="faint semibold fine">First step</dt>
              <dd>{firstStep}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  )
}
