import { DoneBox, OwnDate, type PlanRow } from './goal-controls'
import styles from './plan-cards.module.css'

export function PlanCards({ rows }: { rows: readonly PlanRow[] }) {
  return (
    <ul className="grid gap-12">
      {rows.map((row) => (
        <li key={row.number} className={styles.card}>
          <div className={styles.head}>
            <h3 className="h4">{row.goal}</h3>
            <DoneBox row={row} showLabel />
          </div>
          <dl className={styles.facts}>
            <div>
              <dt>How you will know</dt>
              <dd>{row.metric}</dd>
            </div>
            <div>
              <dt>By</dt>
              <dd>
                {row.deadline}
                <OwnDate row={row} />
              </dd>
            </div>
            <div>
              <dt>First step</dt>
              <dd>{row.firstStep}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}
