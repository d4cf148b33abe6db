import type { GroupDetail } from '@/lib/api/groups'
import type { SentInvitation } from '@/lib/api/invitations'
import type { JoinLinkDetail } from '@/lib/api/join-links'
import { INVITE_PAGE } from '@/lib/copy/team-story'
import type { Qr } from '@/lib/qr'
import { InvitePanel } from './invite-panel'
import { JoinLinkCard } from './join-link-card'
import { PartFrame } from './part-frame'
import { SentInvitations } from './sent-invitations'

interface InviteScreenProps {
  group: Pick<GroupDetail, 'id' | 'name'>
  /** Open invitations. */
  sent: readonly SentInvitation[]
  /** The join link with its code. */
  joinLink: { detail: JoinLinkDetail; code: Qr | null }
  /** Whether the leader has shown that their address is theirs. */
  isProven: boolean
}

/** How people come into a group: one link for all, or an email to each. For its leaders. */
export function InviteScreen({ group, sent, joinLink, isProven }: InviteScreenProps) {
  return (
    <PartFrame group={group} at="invite" here={INVITE_PAGE.here} title={INVITE_PAGE.title}>
      <JoinLinkCard groupId={group.id} {...joinLink} />
      <InvitePanel groupId={group.id} isProven={isProven} />
      {sent.length > 0 && <SentInvitations groupId={group.id} sent={sent} />}
    </PartFrame>
  )
}
