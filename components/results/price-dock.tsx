import { formatShort, REPORT_CENTS } from '@/lib/pricing'
import styles from './price-dock.module.css'

/** On phones, the price and the way on stay in reach of the thumb. Last in the page's content. */
export function PriceDock({ children }: { children: React.ReactNode }) {
  return (
    <div className={styles.dock}>
      <p className={styles.price}>
        {formatShort(REPORT_CENTS)}
        <small>once</small>
      </p>
      {children}
    </div>
  )
}
