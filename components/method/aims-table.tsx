import { study } from '@/lib/copy/method'
import { type Aim, aimsOf } from '@/lib/copy/study/aims'
import type { StudyResults } from '@/lib/copy/study/figures'
import styles from './aims-table.module.css'

const { title, lede, columns, met, notMet, missed } = study.aims
const [, wanted, found, result] = columns

/** Every aim beside what the study found; those that are not met lie folded below the others. */
export function AimsTable({ results }: { results: StudyResults }) {
  const aims = aimsOf(results)
  const open = aims.filter(({ isMet }) => !isMet)
  return (
    <section className={styles.aims} aria-labelledby="aims">
      <h4 id="aims" className="h4">
        {title}
      </h4>
      <p className={`sm mut ${styles.lede}`}>{lede}</p>
      <Rows caption={title} aims={aims.filter(({ isMet }) => isMet)} />
      {open.length > 0 && (
        <details className={styles.missed}>
          <summary className="semibold pressable">{`${missed} (${open.length})`}</summary>
          <Rows caption={missed} aims={open} />
        </details>
      )}
    </section>
  )
}

/** On narrow screens each row is a card with the same data. */
function Rows({ caption, aims }: { caption: string; aims: readonly Aim[] }) {
  return (
    <div className="sideways">
      <table className={`num sm ruled folded ${styles.table}`}>
        <caption className="vh">{caption}</caption>
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
          {aims.map(({ figure, aim, found: value, isMet }) => (
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
  )
}

/** No line begins with "%". */
const together = (text: string) => text.replaceAll(' %', '\u00a0%')
