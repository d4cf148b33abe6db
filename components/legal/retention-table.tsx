import { howLong, RETENTION } from '@/lib/retention'
import styles from './retention-table.module.css'

/** What is kept how long: the table that the sweeper deletes by. */
export function RetentionTable() {
  return (
    <section className={`lined-top ${styles.kept}`} aria-labelledby="kept">
      <h2 id="kept" className="h3">
        How long we keep what
      </h2>
      <div className="sideways">
        <table className={`ruled folded ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">How long</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {Object.values(RETENTION).map((kept) => (
              <tr key={kept.what}>
                <th scope="row">{kept.what}</th>
                <td>{howLong(kept)}</td>
                <td>{kept.why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
