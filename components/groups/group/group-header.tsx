import { ChartPie, IdCard, Presentation } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { GroupDetail } from '@/lib/api/groups'
import { comparisonPath, meetingPath, sessionPath } from '@/lib/routes'
import { GroupTitle } from '../group-title'
import { hasMeetingCard } from '../member/colleagues'

/** Name and description of a group, for its leader, and where to go with it. On phones that stands in the settings. */
export function GroupHeader({ group }: { group: GroupDetail }) {
  const answered = group.members.filter(({ has_assessment }) => has_assessment).length
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="wrap-anywhere grid min-w-0 gap-3 [flex:1_1_24rem]">
        <GroupTitle group={group} />
      </div>
      <div className="narrow:hidden! print:hidden! flex flex-wrap gap-3">
        {answered > 0 && group.members.some(({ has_assessment }) => has_assessment === false) && (
          <Link className="btn btn-outline" href={sessionPath(group.id)}>
            <Icon of={Presentation} />
            Run a session
          </Link>
        )}
        {answered > 1 && (
          <Link className="btn btn-outline" href={comparisonPath(group.id)}>
            <Icon of={ChartPie} />
            Compare
          </Link>
        )}
        {hasMeetingCard(group) && (
          <Link className="btn btn-outline" href={meetingPath(group.id)}>
            <Icon of={IdCard} />
            Meeting card
          </Link>
        )}
      </div>
    </header>
  )
}
