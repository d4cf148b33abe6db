import type { MapPerson } from '@/components/charts/circle/people-map'
import type { GroupDetail, Member } from '@/lib/api/groups'
import { place } from '@/lib/disc/circle/geometry'
import { isStyleCode } from '@/lib/disc/styles'
import type { ShownPerson } from '@/lib/disc/team/colleague'
import { fullName, initialsOf } from '@/lib/display-name'

/** A member whose style and place the viewer sees. */
export interface Shown extends ShownPerson {
  member: Member
  fullName: string
  initials: string
}

/** The member as far as they are shown; null where no style is. */
function toShown(member: Member): Shown | null {
  const { primary_type, secondary_type, personality_type_code: code, spot, scores } = member
  if (!primary_type || !secondary_type || !spot) return null
  return {
    member,
    name: member.called,
    fullName: fullName(member),
    initials: initialsOf(member.first_name, member.last_name),
    code: code !== null && isStyleCode(code) ? code : null,
    primary: primary_type,
    secondary: secondary_type,
    at: scores ? place(scores) : [spot.x, spot.y],
  }
}

export function toMapPerson(shown: Shown, isMe: boolean): MapPerson {
  const { member, primary, at } = shown
  return {
    id: member.id,
    name: shown.fullName,
    initials: shown.initials,
    letter: primary,
    at,
    isMe,
  }
}

/** The page of a group as one member stands in it. */
export interface Standing {
  me: Member
  /** The first leader, then further ones. */
  leaders: readonly Member[]
  /** Null before they have a result. */
  mine: Shown | null
  /** Colleagues on the circle. */
  others: readonly Shown[]
  /** Those with whom they share at least their styles, both ways. */
  pairs: readonly Shown[]
}

/** Null for someone who is not among the members. */
export function standingIn({ members }: GroupDetail, personId: string): Standing | null {
  const me = members.find(({ id }) => id === personId)
  if (!me) return null
  const leaders = members.filter(({ is_leader }) => is_leader)
  const others = members.filter((one) => one !== me).flatMap((one) => toShown(one) ?? [])
  const mine = toShown(me)
  return { me, leaders, mine, others, pairs: mine && me.shows !== 'leader_only' ? others : [] }
}

/** A group's people on a small circle: as many as the person sees. */
export function onCircle(group: GroupDetail, personId: string) {
  const standing = standingIn(group, personId)
  const shown = standing ? [...(standing.mine ? [standing.mine] : []), ...standing.others] : []
  return shown.map(({ member, primary, at }) => ({ id: member.id, letter: primary, at }))
}

/** Whether a meeting can have a card: two of them show the other members their style. */
export function hasMeetingCard({ members }: GroupDetail): boolean {
  return members.filter((one) => one.shows !== 'leader_only' && one.primary_type).length > 1
}

/** The people a member can read about together with themself: for a leader all who share with them, else those with styles shown both ways. */
export function readableIn({ others, pairs, mine, me }: Standing): readonly Shown[] {
  if (!mine) return []
  return me.is_leader ? others : pairs
}

/** Two members, from the first one's side. */
export interface Colleague {
  me: Shown
  other: Shown
  /** Everyone the first can read about. */
  all: readonly Shown[]
  /** The other one can read the same about the first. */
  isRead: boolean
}

/** The page about the person and one colleague; null where they may not read it. */
export function colleagueIn(
  group: GroupDetail,
  personId: string,
  colleagueId: string,
): Colleague | null {
  const standing = standingIn(group, personId)
  const all = standing ? readableIn(standing) : []
  const other = all.find(({ member }) => member.id === colleagueId)
  if (!standing?.mine || !other) return null
  const areShown = [standing.me, other.member].every(({ shows }) => shows !== 'leader_only')
  return { me: standing.mine, other, all, isRead: areShown || other.member.is_leader }
}
