import type { IconNode } from 'lucide'
import { Eye, Lock, UserCheck } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { EVERYONE_SEES, LEADER_SEES_TOO, NOBODY_SEES } from '@/lib/copy/sharing'
import type { MembersSee } from '@/lib/members-see'

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
    <dl>
      {rows.map(({ icon, who, what }) => (
        <div
          className="grid grid-cols-[minmax(0,9.5rem)_minmax(0,1fr)] gap-x-4 gap-y-1 border-line border-t px-0 py-3.5 text-sm last:border-line last:border-b [@media_screen_and_(max-width:_480px)]:grid-cols-1"
          key={who}
        >
          <dt className="wrap-anywhere flex items-start gap-3 font-650">
            <Icon className="icon mt-0.5" of={icon} />
            <bdi>{who}</bdi>
          </dt>
          <dd className="text-ink-2">{what}</dd>
        </div>
      ))}
    </dl>
  )
}
