import { StyleMark } from '@/components/charts/marks/style-mark'
import { LockedRing } from '@/components/charts/ring/locked-ring'
import { LETTER_NAMES, LETTERS } from '@/lib/disc/letters'
import type { ResultPreview } from '@/lib/disc/result/preview'
import section from '../section.module.css'
import styles from './locked-scores.module.css'

interface LockedScoresProps extends Pick<ResultPreview, 'bands'> {
  /** Where the exact scores are. */
  children: React.ReactNode
}

/** The four bands as rings, without the exact scores. */
export function LockedScores({ bands, children }: LockedScoresProps) {
  return (
    <section className={section.section}>
      <h2 className="d3">Your four scores</h2>
      <ul className={`grid gap-s ${styles.rings}`}>
        {LETTERS.map((letter) => (
          <li key={letter} className={`card row text-center column ${styles.ring}`}>
            <LockedRing letter={letter} band={bands[letter]} className={styles.picture} />
            <p className={`row sm one-line ${styles.name}`}>
              <StyleMark letter={letter} size={20} />
              <span>{LETTER_NAMES[letter]}</span>
              <span className="vh">{bands[letter]}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="sm mut">{children}</p>
    </section>
  )
}
