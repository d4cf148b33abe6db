import type { IconNode } from 'lucide'
import {
  Briefcase,
  FileDown,
  MessageSquareQuote,
  Sprout,
  Target,
  TrendingUp,
  User,
  Users,
} from 'lucide'
import { Icon } from '@/components/ui/icon'
import { samples } from '@/lib/copy/samples'
import { REPORT_PART_KEYS, REPORT_PARTS, type ReportPart } from '@/lib/disc/premium'
import styles from './report-contents.module.css'

const ICONS: Record<ReportPart, IconNode> = {
  profile: User,
  strengths: TrendingUp,
  growth: Sprout,
  workStyle: Users,
  plan: Target,
  phrases: MessageSquareQuote,
  careers: Briefcase,
  paper: FileDown,
}

/** The parts of the complete report, most of them with one line that shows how it reads, marked as a sample. */
export function ReportContents() {
  return (
    <ul className={`lined-top ${styles.rows}`}>
      {REPORT_PART_KEYS.map((part) => {
        const { title, text } = REPORT_PARTS[part]
        const sample = samples.lines[part]
        return (
          <li className="grid lined-bottom" key={part}>
            <span className="center touch sunken round">
              <Icon of={ICONS[part]} />
            </span>
            <div>
              <h3 className="h4">{title}</h3>
              <p className={`mut ${styles.text}`}>{text}</p>
              {sample && (
                <figure className={`grid left gap-xs ${styles.sample}`}>
                  <figcaption className="tag">{samples.label}</figcaption>
                  <p>{sample}</p>
                </figure>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
