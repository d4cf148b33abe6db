import { EmptyCircle } from '@/components/charts/circle/empty-circle'
import { Link } from '@/components/ui/link'
import { groupsMessages } from '@/lib/messages/groups'
import { groupPath, routes } from '@/lib/routes'
import { LateInvitePanel } from './late-invite-panel'

interface TooFewProps {
  groupId: string
  /** Members who have taken the assessment: none or one. */
  count: number
  memberCount: number
  isLeader: boolean
  /** Whether they have shown that their address is theirs. */
  isProven: boolean
}

/** Fewer than two profiles: what is missing, and how to get it. */
export function TooFew({ groupId, count, memberCount, isLeader, isProven }: TooFewProps) {
  if (!isLeader) return <NotYetShared groupId={groupId} />
  const waiting = memberCount - count
  return (
    <div className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] medium:grid-cols-1! items-center gap-8">
      <div className="grid justify-items-center gap-4 px-0 py-6 text-center [&_p]:max-w-[30rem]">
        <EmptyCircle />
        <h2 className="text-d3">{groupsMessages.twoProfiles}</h2>
        <p className="text-ink-2">
          <span>
            {count === 0 ? 'No one here has taken the assessment yet.' : 'One of you has taken it.'}
          </span>{' '}
          <span>
            {waiting > 0 && memberCount > 1
              ? 'On the group’s page, you can remind the ones who haven’t.'
              : 'Invite someone, and you’ll see here how you compare.'}
          </span>
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          {memberCount > 1 && waiting > 0 && (
            <Link className="btn" href={groupPath(groupId)}>
              Go to members
            </Link>
          )}
          {count === 0 && (
            <Link className="btn btn-outline" href={routes.assessment}>
              Take Assessment
            </Link>
          )}
        </div>
      </div>
      <LateInvitePanel groupId={groupId} isProven={isProven} />
    </div>
  )
}

/** For a member: the others keep their scores to themselves so far. */
function NotYetShared({ groupId }: { groupId: string }) {
  return (
    <div className="grid justify-items-center gap-4 px-0 py-6 text-center [&_p]:max-w-[30rem]">
      <EmptyCircle />
      <h2 className="text-d3">{groupsMessages.twoProfiles}</h2>
      <p className="text-ink-2">
        Fewer than two of you share scores with everyone here. You’ll see how you compare once two
        do.
      </p>
      <div>
        <Link className="btn" href={groupPath(groupId)}>
          Back to group
        </Link>
      </div>
    </div>
  )
}
