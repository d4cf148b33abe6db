import styles from './share-bar.module.css'

/** A share as a bar. Decorative: the numbers stand beside it. */
export function ShareBar({ value, of }: { value: number; of: number }) {
  const percent = of === 0 ? 0 : Math.min(100, (value / of) * 100)
  return (
    <span className={`block rounded-full ${styles.track}`} aria-hidden="true">
      <span className={`block ${styles.part}`} style={{ width: `${percent}%` }} />
    </span>
  )
}
