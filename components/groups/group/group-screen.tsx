import { Toaster } from '@/components/ui/toaster'
import '@/components/ui/print.css'
import type { GroupDetail } from '@/lib/api/groups'
import type { SentInvitation } from '@/lib/api/invitations'
import { MemberScreen } from '../member/member-screen'
import { WideningAsk } from '../member/widening-ask'
import { SharingNotice } from '../sharing-notice'
import { Trail } from '../trail'
import { GroupHeader } from './group-header'
import styles from './group-screen.module.css'
import { InvitePanel } from './invite-panel'
import { LeaveOrDelete } from './leave-or-delete'
import { MemberList } from './member-list'
import { MembersSeeCard } from './members-see-card'
import { SentInvitations } from './sent-invitations'

interface GroupScreenProps {
  group: GroupDetail
  /** Open invitations; empty for who does not lead the group. */
  sent: readonly SentInvitation[]
  /** Who is looking. */
  personId: string
  /** Whether they have shown that their address is theirs. */
  isProven: boolean
  /** The colleague a member reads about, as the address names them. */
  asked?: unknown
}

/** One group: for its members who is in it, and for its leader all that can be changed. */
export function GroupScreen({ asked, ...props }: GroupScreenProps) {
  if (props.group.is_leader) return <LeaderScreen {...props} />
  return <MemberScreen group={props.group} personId={props.personId} asked={asked} />
}

function LeaderScreen({ group, sent, personId, isProven }: Omit<GroupScreenProps, 'asked'>) {
  const { id, name, members } = group
  const me = members.find((one) => one.id === personId)
  return (
    <div className={`wrap stack page close ${styles.page}`}>
      <Trail here={name} />
      <GroupHeader group={group} />
      {me?.shares_results === false && <SharingNotice groupId={id} />}
      {me && group.asks && <WideningAsk group={group} leader={me} />}
      <div className={`grid start gap-xl medium-stack ${styles.columns}`}>
        <MemberList groupId={id} members={members} personId={personId} mayHandOver={isProven} />
        <div className="stack gap-l unprinted">
          <InvitePanel groupId={id} />
          {sent.length > 0 && <SentInvitations groupId={id} sent={sent} />}
          <MembersSeeCard group={group} />
        </div>
      </div>
      <LeaveOrDelete group={group} personId={personId} />
      <Toaster />
    </div>
  )
}
