import { Lock } from 'lucide'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { Icon } from '@/components/ui/icon'
import { LETTER_NAMES } from '@/lib/disc/letters'
import { LOCKED_POINTS } from '@/lib/disc/premium'
import type { ResultPreview } from '@/lib/disc/result/preview'
import section from '../section.module.css'
import styles from './key-traits.module.css'

interface KeyTraitsProps {
  preview: Pick<ResultPreview, 'traits' | 'unlocked'>
}

/** The free traits in clear; for someone without the report, points of the style itself, which are only drawn. */
export function KeyTraits({ preview: { traits, unlocked } }: KeyTraitsProps) {
  return (
    <section className={section.section}>
      <h2 className="d3">Key traits</h2>
      <ul className={`grid ${styles.traits}`}>
        {traits.map(({ letter, text }) => (
          <li className="row gap-s lined rounded surface medium tight" key={text}>
            <StyleMark letter={letter} size={26} label={LETTER_NAMES[letter]} />
            <span>{text}</span>
          </li>
        ))}
        {!unlocked &&
          LOCKED_POINTS.map((point) => (
            <li key={point} className={`row gap-s rounded tight ${styles.locked}`}>
              <Icon of={Lock} />
              <span className="vh">{point}</span>
              <svg className="shrinks full" height="9" aria-hidden="true">
                <rect width="100%" height="9" rx="4.5" fill="var(--line)" />
              </svg>
              <span className="rigid tag">Premium</span>
            </li>
          ))}
      </ul>
    </section>
  )
}
