import {
  Briefcase,
  Lock,
  LockOpen,
  type LucideIcon,
  MessageSquareQuote,
  Target,
  TrendingUp,
} from 'lucide-react'
import { timeframeOf } from '@/lib/disc/result/action-plan'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { DecoyLines } from './decoy-lines'
import styles from './locked-grid.module.css'
import section from './section.module.css'

interface Tile {
  icon: LucideIcon
  title: string
  /** What the report really holds under this title. */
  text: string
}

function tilesOf(code: string): readonly Tile[] {
  return [
    {
      icon: Target,
      title: 'Personal action plan',
      text: `Three goals ${timeframeOf(code).over}, each with a metric, a deadline and a first step.`,
    },
    {
      icon: MessageSquareQuote,
      title: 'Say this, not that',
      text: 'What to say to people of each style, and what to leave unsaid.',
    },
    {
      icon: TrendingUp,
      title: 'Strengths and growth areas',
      text: 'What people rely on you for, what it costs, and what gets in your way.',
    },
    {
      icon: Briefcase,
      title: 'Work style and careers',
      text: 'How you lead, the setting that suits you, and eight roles with the reason each one fits.',
    },
  ]
}

interface LockedGridProps {
  preview: Pick<ResultPreview, 'style' | 'unlocked'>
  title: string
}

/** What the complete report adds: true titles and sentences over drawn decoys. */
export function LockedGrid({ preview, title }: LockedGridProps) {
  const { style, unlocked } = preview
  const TagIcon = unlocked ? LockOpen : Lock
  return (
    <section className={section.section}>
      <h2 className="d3">{title}</h2>
      <div className={styles.grid}>
        {tilesOf(style.code).map(({ icon: Icon, title: name, text }, index) => (
          <article key={name} className={`card ${styles.tile}`}>
            <div className={styles.head}>
              <span className={styles.icon}>
                <Icon className="icon" aria-hidden="true" />
              </span>
              <span className="tag">
                <TagIcon className={styles.lock} aria-hidden="true" />
                {unlocked ? 'In your report' : 'Premium'}
              </span>
            </div>
            <h3 className="h3">{name}</h3>
            <p className="mut sm">{text}</p>
            {!unlocked && <p className="vh">Locked.</p>}
            <div className={styles.decoy}>
              <DecoyLines pattern={index} />
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}
