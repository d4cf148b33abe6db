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
      className={`px-8 py-7.5 rounded-lg border border-line bg-surface flex flex-col narrow:px-5 narrow:py-6 ${styles.card} ${className}`}
      aria-labelledby={id}
    >
      <div className={`flex items-center flex-wrap justify-between ${styles.head}`}>
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {aside}
      </div>
      {note && <p className={`text-sm text-ink-2 ${styles.note}`}>{note}</p>}
      {children}
    </section>
  )
}
