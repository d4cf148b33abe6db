import type { IconNode } from 'lucide'
import { Briefcase, Lock, LockOpen, MessageSquareQuote, Target, TrendingUp } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { REPORT_PARTS, type ReportPart } from '@/lib/disc/premium'
import type { ResultPreview } from '@/lib/disc/result/preview'
import section from '../section.module.css'
import { DecoyLines } from './decoy-lines'
import styles from './locked-grid.module.css'

/** Four of its parts; the sales page names them all. */
const TILES: readonly { part: ReportPart; icon: IconNode }[] = [
  { part: 'plan', icon: Target },
  { part: 'phrases', icon: MessageSquareQuote },
  { part: 'strengths', icon: TrendingUp },
  { part: 'careers', icon: Briefcase },
]

interface LockedGridProps {
  preview: Pick<ResultPreview, 'unlocked'>
  title: string
}

/** What the complete report adds: true titles and sentences over drawn decoys. */
export function LockedGrid({ preview, title }: LockedGridProps) {
  const { unlocked } = preview
  return (
    <section className={section.section}>
      <h2 className="d3">{title}</h2>
      <div className={`halves gap-m narrow-stack ${styles.grid}`}>
        {TILES.map(({ icon, part }, index) => (
          <article key={part} className={`card clips ${styles.tile}`}>
            <div className={`row apart ${styles.head}`}>
              <span className="center touch sunken round">
                <Icon of={icon} />
              </span>
              <span className="tag">
                <Icon of={unlocked ? LockOpen : Lock} className={styles.lock} />
                <span>{unlocked ? 'In your report' : 'Premium'}</span>
              </span>
            </div>
            <h3 className="h3">{REPORT_PARTS[part].title}</h3>
            <p className="mut sm">{REPORT_PARTS[part].text}</p>
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
