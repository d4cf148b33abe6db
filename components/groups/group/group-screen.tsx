import { Toaster } from '@/components/ui/toaster'
import '@/components/ui/print.css'
import type { GroupDetail } from '@/lib/api/groups'
import type { SentInvitation } from '@/lib/api/invitations'
import { SharingNotice } from '../sharing-notice'
import { Trail } from '../trail'
import { GroupHeader } from './group-header'
import styles from './group-screen.module.css'
import { InvitePanel } from './invite-panel'
import { LeaveOrDelete } from './leave-or-delete'
import { MemberList } from './member-list'
import { SentInvitations } from './sent-invitations'

interface GroupScreenProps {
  group: GroupDetail
  /** Open invitations; empty for who does not lead the group. */
  sent: readonly SentInvitation[]
  /** Who is looking. */
  personId: string
  /** Whether they have shown that their address is theirs. */
  isProven: boolean
}

/** One group: who is in it, and for its leader all that can be changed. */
export function GroupScreen({ group, sent, personId, isProven }: GroupScreenProps) {
  const { id, name, members, is_leader } = group
  const isWithheld = members.some((one) => one.id === personId && one.shares_results === false)
  return (
    <div className={`wrap ${styles.page}`}>
      <Trail here={name} />
      <GroupHeader group={group} />
      {isWithheld && <SharingNotice groupId={id} />}
      <div className={is_leader ? styles.columns : undefined}>
        <MemberList
          groupId={id}
          members={members}
          isLeader={is_leader}
          personId={personId}
          mayHandOver={isProven}
        />
        {is_leader && (
          <div className={styles.side}>
            <InvitePanel groupId={id} />
            {sent.length > 0 && <SentInvitations groupId={id} sent={sent} />}
          </div>
        )}
      </div>
      <LeaveOrDelete group={group} personId={personId} />
      <Toaster />
    </div>
  )
}
