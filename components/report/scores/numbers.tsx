import type { Report } from '@/lib/disc/result/report'
import styles from '../note-columns.module.css'
import { Scores } from './scores'

/** The four scores in charts and as a table, and what stands out in them. */
export function Numbers({ numbers, ...reading }: Report) {
  return (
    <>
      <Scores {...reading} />
      {numbers.length > 0 && (
        <ul className={`halves gap-m narrow-stack ${styles.columns}`}>
          {numbers.map(({ label, title, text }) => (
            <li key={label} className={`unbroken ${styles.note}`}>
              <p className="sm mut">{label}</p>
              <h3 className="h4">{title}</h3>
              <p className="sm mut">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
