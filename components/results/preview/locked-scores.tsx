import { StyleMark } from '@/components/charts/marks/style-mark'
import { LockedRing } from '@/components/charts/ring/locked-ring'
import { LETTER_NAMES, LETTERS } from '@/lib/disc/letters'
import type { ResultPreview } from '@/lib/disc/result/preview'
import section from '../section.module.css'
import styles from './locked-scores.module.css'

interface LockedScoresProps {
  preview: Pick<ResultPreview, 'bands' | 'unlocked'>
  title: string
  children: React.ReactNode
}

/** The four bands as rings, without the exact scores. */
export function LockedScores({ preview, title, children }: LockedScoresProps) {
  const { bands, unlocked } = preview
  return (
    <section className={section.section}>
      <h2 className="d3">{title}</h2>
      <p>{children}</p>
      <ul className={`grid gap-s ${styles.rings}`}>
        {LETTERS.map((letter) => {
          const reading = bands[letter]
          return (
            <li key={letter} className={`card row text-center relative column ${styles.ring}`}>
              <LockedRing letter={letter} reading={reading} className={styles.picture} />
              <p className={`row wraps anywhere sm middles ${styles.name}`}>
                <StyleMark letter={letter} size={21} />
                <span>{LETTER_NAMES[letter]}</span>
                <span className="vh">
                  {`: ${reading.text}.${unlocked ? ' Exact score in your report.' : ''}`}
                </span>
              </p>
              <p className={`fine faint ${styles.band}`}>{reading.note}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
