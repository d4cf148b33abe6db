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
          className={`grid grid-cols-2 narrow:grid-cols-1! gap-4 print:gap-[5mm] ${styles.columns}`}
        >
          {numbers.map(({ label, title, text }) => (
            <li
              key={label}
              className="border-ink border-t-2 pt-3.5 print:break-inside-avoid print:pt-[2mm]"
            >
              <p className="text-ink-2 text-sm">{label}</p>
              <h3 className="mx-0 my-1.5 text-h4">{title}</h3>
              <p className="text-ink-2 text-sm">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
