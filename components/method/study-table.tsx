import { study } from '@/lib/copy/method'
import type { StudyResults } from '@/lib/copy/study/figures'
import { NOTHING, STUDY_COLUMNS, type StudyRow, studyGroups } from '@/lib/copy/study/table'
import styles from './study-table.module.css'

/** The study's table as its command writes it; on narrow screens each row is a card with the same data. */
export function StudyTable({ results }: { results: StudyResults }) {
  return (
    <>
      <table className={`num sm ${styles.table}`}>
        <caption className="vh">{study.title}</caption>
        <thead>
          <tr>
            <th scope="col">method</th>
            {STUDY_COLUMNS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {studyGroups(results).map(({ form, rows }) => (
          <tbody key={form}>
            <tr className={styles.form}>
              <th scope="rowgroup" colSpan={STUDY_COLUMNS.length + 1}>
                {form}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.method} row={row} />
            ))}
          </tbody>
        ))}
      </table>
      <dl className={`halves sm medium-stack ${styles.columns}`}>
        {study.columns.map(({ name, text }) => (
          <div className="narrow-stack grid gap-m" key={name}>
            <dt className="semibold">{name}</dt>
            <dd className="mut">{text}</dd>
          </div>
        ))}
      </dl>
      <p className={`sm mut ${styles.made}`}>{study.made}</p>
    </>
  )
}

function Row({ row: { method, cells } }: { row: StudyRow }) {
  return (
    <tr>
      <th scope="row">{method}</th>
      {STUDY_COLUMNS.map((name, at) => (
        <td key={name} data-column={name} data-empty={cells[at] === NOTHING}>
          {cells[at]}
        </td>
      ))}
    </tr>
  )
}
