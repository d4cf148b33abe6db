import type { IconNode } from 'lucide'
import { Eye, Lock, UserCheck } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { EVERYONE_SEES, LEADER_SEES_TOO, NOBODY_SEES } from '@/lib/copy/sharing'
import type { MembersSee } from '@/lib/members-see'
import styles from './who-sees-what.module.css'

interface WhoSeesWhatProps {
  /** What the person shows the other members. */
  level: MembersSee
  leaders: readonly { called: string }[]
}

/** Everyone here, the leaders by name, no one. */
export function WhoSeesWhat({ level, leaders }: WhoSeesWhatProps) {
  const rows: { icon: IconNode; who: string; what: string }[] = [
    { icon: Eye, who: 'Everyone here', what: EVERYONE_SEES[level] },
    {
      icon: UserCheck,
      who: leaders.map(({ called }) => called).join(', '),
      what: LEADER_SEES_TOO[level],
    },
    { icon: Lock, who: 'No one', what: NOBODY_SEES },
  ]
  return (
    <dl className={styles.rows}>
      {rows.map(({ icon, who, what }) => (
        <div className="grid lined-top sm" key={who}>
          <dt className="flex gap-s start bold anywhere">
            <Icon of={icon} />
            <bdi>{who}</bdi>
          </dt>
          <dd className="mut">{what}</dd>
        </div>
      ))}
    </dl>
  )
}
