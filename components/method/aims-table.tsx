import { study } from '@/lib/copy/method'
import { aimsOf } from '@/lib/disc/study/aims'
import type { StudyResults } from '@/lib/disc/study/study'
import styles from './aims-table.module.css'

const { title, lede, columns, met, notMet } = study.aims
const [, wanted, found, result] = columns

/** Every aim beside what the study found, met or not; on narrow screens each row is a card with the same data. */
export function AimsTable({ results }: { results: StudyResults }) {
  return (
    <section className={styles.aims} aria-labelledby="aims">
      <h4 id="aims" className="h4">
        {title}
      </h4>
      <p className={`sm mut ${styles.lede}`}>{lede}</p>
      <div className="sideways">
        <table className={`num sm ruled folded ${styles.table}`}>
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {aimsOf(results).map(({ figure, aim, found: value, isMet }) => (
              <tr key={figure}>
                <th scope="row">{figure}</th>
                <td className="one-line" data-column={wanted}>
                  {together(aim)}
                </td>
                <td className="one-line" data-column={found}>
                  {together(value)}
                </td>
                <td className="one-line" data-column={result}>
                  {isMet ? met : notMet}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** No line begins with "%". */
const together = (text: string) => text.replaceAll(' %', '\u00a0%')
