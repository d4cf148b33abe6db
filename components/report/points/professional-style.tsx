import { Compass, DoorOpen, MessageSquare, Users } from '@/components/ui/signs'
import type { WorkStyle } from '@/lib/disc/content/types'
import styles from './professional-style.module.css'

const PARTS = [
  { key: 'leadership', title: 'Leadership', Icon: Compass },
  { key: 'teamRole', title: 'Team role', Icon: Users },
  { key: 'communication', title: 'Communication', Icon: MessageSquare },
  { key: 'environment', title: 'Environment', Icon: DoorOpen },
] as const

/** How the style shows at work, two by two. */
export function ProfessionalStyle({ workStyle }: { workStyle: WorkStyle }) {
  return (
    <div className={styles.grid}>
      {PARTS.map(({ key, title, Icon }) => (
        <div key={key} className={`card ${styles.part}`}>
          <Icon className={styles.icon} aria-hidden="true" />
          <h3 className="h3">{title}</h3>
          <p className="mut">{workStyle[key]}</p>
        </div>
      ))}
    </div>
  )
}
