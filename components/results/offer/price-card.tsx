import { useWords } from '#words'
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
    <aside
      className={`rounded-lg bg-inverse text-on-inverse [&_:focus-visible]:[outline-color:var(--on-inverse)] ${styles.card}`}
      aria-labelledby={id}
    >
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {children}
    </aside>
  )
}

/** The price of the complete report; `className` sets its size and the room around it. */
export function Price({ className = '' }: { className?: string }) {
  const words = useWords('results.offer')
  return (
    <p
      className={`flex items-baseline gap-3 font-640 font-display leading-none tracking-[-0.05em] [&_small]:font-500 [&_small]:font-body [&_small]:text-16 [&_small]:leading-none [&_small]:tracking-normal ${className}`}
    >
      <span>{formatShort(REPORT_CENTS)}</span>{' '}
      <small className="text-on-inverse-2">{words.once}</small>
    </p>
  )
}
