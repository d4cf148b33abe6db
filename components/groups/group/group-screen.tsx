import { EmptyCircle } from '@/components/charts/circle/empty-circle'
import { SharedTextures } from '@/components/charts/texture/texture'
import { Toaster } from '@/components/ui/toaster'
import '@/components/ui/print.css'
import type { FollowUp } from '@/lib/api/follow-up'
import type { GroupDetail, SharedChoice } from '@/lib/api/groups'
import type { SentInvitation } from '@/lib/api/invitations'
import type { JoinLinkDetail } from '@/lib/api/join-links'
import { countOf } from '@/lib/counts'
import type { NamedFinding } from '@/lib/disc/team/finding-words'
import type { Qr } from '@/lib/qr'
import { FollowUpCard } from '../follow-up/follow-up-card'
import { type Standing, standingIn, toMapPerson } from '../member/colleagues'
import { MemberScreen } from '../member/member-screen'
import { type OwnPart, PartCard } from '../member/part-card'
import { WideningAsk } from '../member/widening-ask'
import { PeopleCircle } from '../people-circle'
import { SharingNotice } from '../sharing-notice'
import { StandsOut } from '../stands-out'
import { Trail } from '../trail'
import { AnsweredCard } from './answered-card'
import { ArchiveButton, CopyButton } from './archive-and-copy'
import { ArchivedScreen } from './archived-screen'
import { GroupHeader } from './group-header'
import styles from './group-screen.module.css'
import { InvitePanel } from './invite-panel'
import { JoinLinkCard } from './join-link-card'
import { JoinRequests } from './join-requests'
import { LeaveOrDelete } from './leave-or-delete'
import { MemberList } from './member-list'
import { MembersSeeCard } from './members-see-card'
import { SentInvitations } from './sent-invitations'

interface GroupScreenProps {
  group: GroupDetail
  /** Open invitations; empty for people who do not lead the group. */
  sent: readonly SentInvitation[]
  /** The join link with its code, for its leader. */
  joinLink?: { detail: JoinLinkDetail; code: Qr | null }
  /** What stands out, for its leader. */
  findings?: readonly NamedFinding[] | undefined
  /** What a room said is not true of them, for its leader. */
  refused?: readonly NamedFinding[] | undefined
  /** Who is looking. */
  personId: string
  /** Whether they have shown that their address is theirs. */
  isProven: boolean
  /** What they bring to a session. */
  part: OwnPart
  /** The colleague a member reads about, as the address names them. */
  asked?: unknown
  /** Which of their results they share. */
  choice?: SharedChoice | null
  /** What becomes of what people agreed to do. */
  followUp?: FollowUp | null
}

/** One group: for its members who is in it, and for its leader all that can be changed. */
export function GroupScreen({ asked, ...props }: GroupScreenProps) {
  if (props.group.archived_at !== null) {
    return <ArchivedScreen group={props.group} personId={props.personId} />
  }
  if (props.group.is_leader) return <LeaderScreen {...props} />
  const { group, personId, part, choice } = props
  return (
    <MemberScreen group={group} personId={personId} part={part} asked={asked} choice={choice}>
      {props.followUp && <FollowUpCard groupId={group.id} followUp={props.followUp} />}
    </MemberScreen>
  )
}

/**
 * In one look: the circle, how many have answered with the one next step, and what stands out. Below: the people, what
 * members see, the ways to join, and what the leader does as a member.
 */
function LeaderScreen(props: Omit<GroupScreenProps, 'asked'>) {
  const {
    group,
    joinLink,
    findings = [],
    refused,
    sent,
    personId,
    isProven,
    part,
    choice,
    followUp,
  } = props
  const { id, name, members } = group
  const standing = standingIn(group, personId)
  if (!standing) return null
  const { me, mine, others } = standing
  const isAlone = members.length === 1
  const people = members.map((member) => ({ ...member, letter: member.primary_type }))
  return (
    <div className="page page-close container grid grid-cols-1 gap-9 narrow:gap-6.5">
      <Trail of={id} here={name} />
      <GroupHeader group={group} />
      {me.shares_results === false && <SharingNotice groupId={id} />}
      {group.asks && <WideningAsk group={group} leaders={[me]} />}
      <SharedTextures>
        <div className="grid grid-cols-1 gap-4">
          <div className={`grid medium:grid-cols-1! gap-4 ${styles.top}`}>
            <LeaderMap standing={standing} />
            <div className="grid grid-cols-1 grid-rows-[auto_1fr] gap-4">
              <AnsweredCard group={group} members={members} personId={personId} />
              {isAlone && joinLink && <JoinLinkCard groupId={id} {...joinLink} />}
              {others.length + (mine ? 1 : 0) > 1 && (
                <StandsOut groupId={id} findings={findings} refused={refused} people={people} />
              )}
            </div>
          </div>
          {joinLink && joinLink.detail.requests.length > 0 && (
            <JoinRequests groupId={id} requests={joinLink.detail.requests} />
          )}
          <MemberList
            groupId={id}
            members={members}
            personId={personId}
            isFirst={group.is_first_leader}
            mayHandOver={isProven}
          />
          <div className="print:hidden! grid grid-cols-2 medium:grid-cols-1! items-start gap-4">
            <div className="grid grid-cols-1 gap-4">
              <MembersSeeCard group={group} choice={choice} />
              {!isAlone && <InvitePanel groupId={id} isProven={isProven} />}
            </div>
            <div className="grid grid-cols-1 gap-4">
              {isAlone && <InvitePanel groupId={id} isProven={isProven} />}
              {!isAlone && joinLink && <JoinLinkCard groupId={id} {...joinLink} />}
              {sent.length > 0 && <SentInvitations groupId={id} sent={sent} />}
            </div>
          </div>
          {!isAlone && (me.has_assessment || part.agreement) && (
            <PartCard groupId={id} part={part} isLeader />
          )}
          {followUp && <FollowUpCard groupId={id} followUp={followUp} />}
        </div>
      </SharedTextures>
      <LeaveOrDelete group={group} personId={personId}>
        <CopyButton group={group} />
        <ArchiveButton group={group} />
      </LeaveOrDelete>
      <Toaster />
    </div>
  )
}

/** Everyone with a result on the circle, for the leader. */
function LeaderMap({ standing: { mine, others } }: { standing: Standing }) {
  const people = [mine, ...others].flatMap((one) => (one ? toMapPerson(one, one === mine) : []))
  return (
    <section
      className="grid grid-cols-1 content-start rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-labelledby="map"
    >
      <h2 id="map" className="text-h3">
        Where you all sit
      </h2>
      {people.length > 0 ? (
        <PeopleCircle
          people={people}
          label={`The circle with ${countOf(people.length, 'person', 'people')}. The list below says who they are.`}
        />
      ) : (
        <>
          <EmptyCircle size={220} />
          <p className="text-ink-2">No one has answered yet.</p>
        </>
      )}
    </section>
  )
}
