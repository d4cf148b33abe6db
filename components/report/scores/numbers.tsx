import type { Report } from '@/lib/disc/result/report'
import styles from '../note-columns.module.css'
import { Scores } from './scores'

/** The four scores in charts and as a table, and what stands out in them. */
export function Numbers({ numbers, ...reading }: Report) {
  return (
    <>
      <Scores {...reading} />
      {numbers.length > 0 && (
        <ul
          className={`gap-4 grid grid-cols-2 print:gap-[5mm] narrow:grid-cols-1! ${styles.columns}`}
        >
          {numbers.map(({ label, title, text }) => (
            <li
              key={label}
              className="print:break-inside-avoid print:pt-[2mm] border-ink pt-3.5 border-t-2"
            >
              <p className="text-sm text-ink-2">{label}</p>
              <h3 className="text-h4 mx-0 my-1.5">{title}</h3>
              <p className="text-sm text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
