import { useId } from 'react'
import styles from './chart-card.module.css'

interface ChartCardProps {
  title: string
  /** A few sentences under the title. */
  note?: React.ReactNode
  /** Stands at the end of the title's line. */
  aside?: React.ReactNode
  className?: string
  children: React.ReactNode
}

/** One picture of a page with its title. */
export function ChartCard({ title, note, aside, className = '', children }: ChartCardProps) {
  const id = useId()
  return (
    <section className={`card column padded ${styles.card} ${className}`} aria-labelledby={id}>
      <div className={`row wraps apart ${styles.head}`}>
        <h2 id={id} className="h3">
          {title}
        </h2>
        {aside}
      </div>
      {note && <p className={`sm mut ${styles.note}`}>{note}</p>}
      {children}
    </section>
  )
}
