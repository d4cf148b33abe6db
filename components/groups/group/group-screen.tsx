import { SharedTextures } from '@/components/charts/texture/texture'
import { Toaster } from '@/components/ui/toaster'
import '@/components/ui/print.css'
import type { FollowUp } from '@/lib/api/follow-up'
import type { GroupDetail, SharedChoice } from '@/lib/api/groups'
import type { JoinLinkDetail } from '@/lib/api/join-links'
import { circleLabel, MAP } from '@/lib/copy/team-story'
import { LETTERS } from '@/lib/disc/letters'
import type { Qr } from '@/lib/qr'
import { FollowUpCard } from '../follow-up/follow-up-card'
import { type Standing, standingIn, toMapPerson } from '../member/colleagues'
import { MemberScreen } from '../member/member-screen'
import type { OwnPart } from '../member/part-card'
import { WideningAsk } from '../member/widening-ask'
import { PeopleCircle } from '../people-circle'
import { SharingNotice } from '../sharing-notice'
import { StoryCard, type StoryLead } from '../story/story-card'
import { Trail } from '../trail'
import { AnsweredCard } from './answered-card'
import { ArchivedScreen } from './archived-screen'
import { GroupHeader } from './group-header'
import { GroupParts } from './group-parts'
import { JoinLinkCard } from './join-link-card'
import { JoinRequests } from './join-requests'
import { MemberList } from './member-list'
import { OldAnchors } from './old-anchors'

interface GroupScreenProps {
  group: GroupDetail
  /** How many invitations no one has answered; 0 for people who do not lead the group. */
  invited?: number
  /** The join link with its code, for its leader. */
  joinLink?: { detail: JoinLinkDetail; code: Qr | null } | null
  /** What stands out; null where there is none for the viewer. */
  story?: StoryLead | null
  /** Who is looking. */
  personId: string
  /** Whether they have shown that their address is theirs. */
  isProven: boolean
  /** What they bring to a session. */
  part: OwnPart
  /** Which of their results they share. */
  choice?: SharedChoice | null
  /** What becomes of what people agreed to do. */
  followUp?: FollowUp | null
}

/** One group: for its members who is in it, and for its leader all that can be changed. */
export function GroupScreen(props: GroupScreenProps) {
  if (props.group.archived_at !== null) {
    return <ArchivedScreen group={props.group} personId={props.personId} />
  }
  if (props.group.is_leader) return <LeaderScreen {...props} />
  const { group, personId, part, choice, story } = props
  return (
    <MemberScreen group={group} personId={personId} part={part} choice={choice} story={story}>
      {props.followUp && <FollowUpCard groupId={group.id} followUp={props.followUp} />}
    </MemberScreen>
  )
}

/**
 * The circle, and beside it (on phones below) how many have answered with the one next step, what stands out, and everyone. How
 * people come in and what can be set are pages of their own.
 */
function LeaderScreen(props: GroupScreenProps) {
  const { group, joinLink, story, personId, isProven, followUp } = props
  const requests = joinLink?.detail.requests ?? []
  const { id, name, members } = group
  const standing = standingIn(group, personId)
  if (!standing) return null
  const { me } = standing
  const people = members.map((member) => ({ ...member, letter: member.primary_type }))
  return (
    <div className="page page-close container grid grid-cols-1 gap-9 narrow:gap-4">
      <Trail of={id} here={name} />
      <GroupHeader group={group} />
      {me.shares_results === false && <SharingNotice groupId={id} />}
      {group.asks && <WideningAsk group={group} leaders={[me]} />}
      <OldAnchors groupId={id} />
      <SharedTextures>
        <div className="grid grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] medium:grid-cols-1! items-start gap-12 medium:gap-4 print:block">
          <LeaderMap standing={standing} empty={story?.picture.empty ?? []} />
          <div className="grid min-w-0 grid-cols-1 content-start gap-5.5">
            <GroupParts groupId={id} at="people" />
            {story && <StoryCard groupId={id} story={story} people={people} />}
            {requests.length > 0 && <JoinRequests groupId={id} requests={requests} />}
            <div className="grid grid-cols-1 gap-4">
              <AnsweredCard
                group={group}
                members={members}
                personId={personId}
                invited={props.invited ?? 0}
              />
              <MemberList
                groupId={id}
                members={members}
                personId={personId}
                isFirst={group.is_first_leader}
                mayHandOver={isProven}
              />
            </div>
            {members.length === 1 && joinLink && <JoinLinkCard groupId={id} {...joinLink} />}
            {followUp && <FollowUpCard groupId={id} followUp={followUp} />}
          </div>
        </div>
      </SharedTextures>
      <Toaster />
    </div>
  )
}

interface LeaderMapProps {
  standing: Standing
  empty: StoryLead['picture']['empty']
}

/** Everyone with a result on the circle, for the leader; before two have one, all seats wait. */
function LeaderMap({ standing: { mine, others }, empty }: LeaderMapProps) {
  const people = [mine, ...others].flatMap((one) => (one ? toMapPerson(one, one === mine) : []))
  const isFew = people.length < 2
  const seats = isFew
    ? LETTERS.filter((letter) => people.every((person) => person.letter !== letter))
    : empty
  return (
    <section
      className="medium:static sticky top-4 grid grid-cols-1 print:static"
      aria-label={MAP.title}
    >
      <PeopleCircle
        people={people}
        empty={seats}
        label={`${circleLabel(people.length, isFew ? [] : seats)} ${MAP.below}`}
      />
    </section>
  )
}
