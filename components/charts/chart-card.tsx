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
    <section
      className={`flex flex-col rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5 ${styles.card} ${className}`}
      aria-labelledby={id}
    >
      <div className={`flex flex-wrap items-center justify-between ${styles.head}`}>
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {aside}
      </div>
      {note && <p className={`text-ink-2 text-sm ${styles.note}`}>{note}</p>}
      {children}
    </section>
  )
}
