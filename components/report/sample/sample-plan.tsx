import type { Goal } from '@/lib/disc/result/action-plan'
import styles from './sample-plan.module.css'

/** Three goals to read. In a report of one's own they can be ticked and dated. */
export function SamplePlan({ goals }: { goals: readonly Goal[] }) {
  return (
    <ol className="thirds gap-14 narrow-stack">
      {goals.map(({ number, goal, metric, deadline, firstStep }) => (
        <li key={number} className={`surface lined ${styles.goal}`}>
          <p className={styles.deadline}>{deadline}</p>
          <h3 className="h4">{goal}</h3>
          <dl className={`grid gap-10 text-15 ${styles.facts}`}>
            <div>
              <dt className="mut3 weight-600 text-14">How you will know</dt>
              <dd>{metric}</dd>
            </div>
            <div>
              <dt className="mut3 weight-600 text-14">First step</dt>
              <dd>{firstStep}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  )
}
