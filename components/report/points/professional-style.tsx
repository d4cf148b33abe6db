import { Compass, DoorOpen, MessageSquare, Users } from 'lucide'
import { Icon } from '@/components/ui/icon'
import type { WorkStyle } from '@/lib/disc/content/types'
import styles from './professional-style.module.css'

const PARTS = [
  { key: 'leadership', title: 'Leadership', icon: Compass },
  { key: 'teamRole', title: 'Team role', icon: Users },
  { key: 'communication', title: 'Communication', icon: MessageSquare },
  { key: 'environment', title: 'Environment', icon: DoorOpen },
] as const

/** How the style shows at work, two by two. */
export function ProfessionalStyle({ workStyle }: { workStyle: WorkStyle }) {
  return (
    <div className={`grid narrow:grid-cols-1! gap-4 ${styles.grid}`}>
      {PARTS.map(({ key, title, icon }) => (
        <div
          key={key}
          className={`rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5 print:break-inside-avoid ${styles.part}`}
        >
          <Icon of={icon} className={styles.icon} />
          <h3 className="text-h3">{title}</h3>
          <p className="text-ink-2">{workStyle[key]}</p>
        </div>
      ))}
    </div>
  )
}
