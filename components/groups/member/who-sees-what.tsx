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
          className="text-sm px-0 py-3.5 border-line grid border-t grid-cols-[minmax(0,9.5rem)_minmax(0,1fr)] gap-y-1 gap-x-4 [@media_screen_and_(max-width:_480px)]:grid-cols-1 last:border-line last:border-b"
          key={who}
        >
          <dt className="gap-3 flex items-start font-650 wrap-anywhere">
            <Icon className="icon mt-0.5" of={icon} />
            <bdi>{who}</bdi>
          </dt>
          <dd className="text-ink-2">{what}</dd>
        </div>
      ))}
    </dl>
  )
}
