import type { ScoreLine } from '@/lib/disc/result/report'
import { RevealRing } from './reveal-ring'
import styles from './reveal-rings.module.css'

/** Four gauges that show their exact score on hover, focus or tap. */
export function RevealRings({ lines }: { lines: readonly ScoreLine[] }) {
  return (
    <section className="narrow:pt-10 pt-13">
      <h2 className="text-d3">Your four scores</h2>
      <ul className={`grid gap-3 ${styles.rings}`}>
        {lines.map((line) => (
          <li key={line.letter}>
            <RevealRing line={line} />
          </li>
        ))}
      </ul>
      <p className="text-ink-2 text-sm">Tap or point at a gauge for the exact score.</p>
    </section>
  )
}
