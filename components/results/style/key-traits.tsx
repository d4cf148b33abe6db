import { Lock, LockOpen } from 'lucide'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { Icon } from '@/components/ui/icon'
import { LETTER_NAMES } from '@/lib/disc/letters'
import { LOCKED_POINTS } from '@/lib/disc/premium'
import type { ResultPreview } from '@/lib/disc/result/preview'
import section from '../section.module.css'
import styles from './key-traits.module.css'

/** Percent of the row that each drawn decoy fills. */
const DECOYS = [86, 64, 74]

interface KeyTraitsProps {
  preview: Pick<ResultPreview, 'traits' | 'unlocked'>
}

/** The free traits in clear, and points of the style itself, which are only drawn. */
export function KeyTraits({ preview }: KeyTraitsProps) {
  const { traits, unlocked } = preview
  return (
    <section className={section.section}>
      <h2 className="d3">Key traits</h2>
      <ul className={`halves gap-s narrow-stack ${styles.traits}`}>
        {traits.map(({ letter, text }) => (
          <li className="row relative gap-s lined rounded surface medium tight" key={text}>
            <StyleMark letter={letter} size={26} label={LETTER_NAMES[letter]} />
            <span>{text}</span>
          </li>
        ))}
        {LOCKED_POINTS.map((point, index) => (
          <li
            key={point}
            className={`row relative gap-s lined rounded surface medium tight ${styles.locked}`}
          >
            <Icon of={unlocked ? LockOpen : Lock} />
            <span className={`shrinks sm ${styles.point}`}>
              <span>{point}</span>
              <svg className={`full ${styles.decoy}`} height="9" aria-hidden="true">
                <rect width={`${DECOYS[index]}%`} height="9" rx="4.5" />
              </svg>
            </span>
            {!unlocked && <span className="vh">Locked.</span>}
            <span className={`rigid xs bold mut ${styles.tag}`}>
              {unlocked ? 'In your report' : 'Premium'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
