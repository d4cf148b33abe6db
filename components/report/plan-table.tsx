import { DoneBox, OwnDate, type PlanRow } from './goal-controls'
import styles from './plan-table.module.css'

export function PlanTable({ rows }: { rows: readonly PlanRow[] }) {
  return (
    <div className={`card ${styles.frame}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Goal</th>
            <th scope="col">How you will know</th>
            <th scope="col">By</th>
            <th scope="col">First step</th>
            <th scope="col">Done</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number}>
              <th scope="row">{row.goal}</th>
              <td className="mut">{row.metric}</td>
              <td>
                <p className={`num ${styles.deadline}`}>{row.deadline}</p>
                <OwnDate row={row} />
              </td>
              <td className="mut">{row.firstStep}</td>
              <td>
                <DoneBox row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
