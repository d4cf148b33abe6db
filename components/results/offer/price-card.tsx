import { formatShort, REPORT_CENTS } from '@/lib/pricing'
import styles from './price-card.module.css'

interface PriceCardProps {
  /** Of the heading, which names the card. */
  id: string
  title: string
  children: React.ReactNode
}

/** The dark card that stays in view beside what it sells. */
export function PriceCard({ id, title, children }: PriceCardProps) {
  return (
    <aside className={`dark radius-lg ${styles.card}`} aria-labelledby={id}>
      <h2 id={id} className="h3">
        {title}
      </h2>
      {children}
    </aside>
  )
}

/** The price of the complete report; `className` sets its size and the room around it. */
export function Price({ className = '' }: { className?: string }) {
  return (
    <p className={`flex baseline gap-s ${styles.price} ${className}`}>
      <span>{formatShort(REPORT_CENTS)}</span> <small className="on-dark">once</small>
    </p>
  )
}
