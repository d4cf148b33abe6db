import type { GroupDetail, Member } from '@/lib/api/groups'
import type { Letter } from '@/lib/disc/letters'
import type { MembersSee } from '@/lib/members-see'

/** A member as a line of "Who's in it". */
export interface MemberLine {
  id: string
  first_name: string
  last_name: string
  full_name: string
  isMe: boolean
  isLeader: boolean
  /** ISO 8601. */
  joinedAt: string
  letter: Letter | null
  /** Why there is no letter. Dashed is only who has no result. */
  without: 'result' | 'consent' | 'showing'
  /** In words; '' where the group shows names only. */
  shows: string
}

function toLine(member: Member, setting: MembersSee, personId: string): MemberLine {
  const { id, first_name, last_name, full_name, is_leader, primary_type, has_assessment } = member
  const closed = setting === 'leader_only' ? 'showing' : 'consent'
  return {
    id,
    first_name,
    last_name,
    full_name,
    isMe: id === personId,
    isLeader: is_leader,
    joinedAt: member.joined_at,
    letter: primary_type,
    without: has_assessment === false ? 'result' : closed,
    shows: wordsFor(member, setting),
  }
}

export function linesOf({ members, members_see }: GroupDetail, personId: string): MemberLine[] {
  return members.map((member) => toLine(member, members_see, personId))
}

function wordsFor(member: Member, setting: MembersSee): string {
  const { headline, has_assessment, shows } = member
  if (headline !== null) {
    return setting === 'open' && shows === 'styles' ? `${headline} · Shares no scores` : headline
  }
  if (has_assessment === false) return 'No assessment yet'
  return setting === 'leader_only' ? '' : 'Shares less'
}
