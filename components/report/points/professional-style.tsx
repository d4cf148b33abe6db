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
    <div className={`grid gap-m narrow-stack ${styles.grid}`}>
      {PARTS.map(({ key, title, icon }) => (
        <div key={key} className={`card padded unbroken ${styles.part}`}>
          <Icon of={icon} className={styles.icon} />
          <h3 className="h3">{title}</h3>
          <p className="mut">{workStyle[key]}</p>
        </div>
      ))}
    </div>
  )
}
