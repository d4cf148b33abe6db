import type { NumberNote } from '@/lib/disc/result/numbers'
import styles from '../note-columns.module.css'

/** What the reader's own scores say: the lowest letter, the widest gap, and what is least sure. */
export function Numbers({ notes }: { notes: readonly NumberNote[] }) {
  return (
    <ul className={`thirds gap-m narrow-stack ${styles.columns}`}>
      {notes.map(({ label, title, text }) => (
        <li key={label} className={`unbroken ${styles.note}`}>
          <p className="sm mut">{label}</p>
          <h3 className="h4">{title}</h3>
          <p className="sm mut">{text}</p>
        </li>
      ))}
    </ul>
  )
}
