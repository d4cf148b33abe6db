import { Locator } from '@/components/charts/locator'
import type { Headline } from '@/lib/disc/team/comparison'
import styles from './headline-band.module.css'

/** The finding that stands above the others. */
export function HeadlineBand({ headline }: { headline: Headline }) {
  const { letter, text } = headline
  return (
    <aside className={styles.band} aria-label="What stands out">
      {letter && <Locator letter={letter} size={96} textured={false} onInverse />}
      <p className="h3">{text}</p>
    </aside>
  )
}
