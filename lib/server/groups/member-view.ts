import 'server-only'
import type { WireCertainty } from '@/lib/api/certainty'
import type { Member } from '@/lib/api/groups'
import type { Letter } from '@/lib/disc/letters'
import type { Shown } from '@/lib/disc/result/result-name'
import { coarsePlace } from '@/lib/disc/team/spot'
import type { Apart } from '@/lib/display-name'
import { isWider, type MembersSee } from '@/lib/members-see'
import { toWireCertainty } from '../assessments/certainty'

/** A member with the result that the group sees, if they have one. */
export interface MemberRow {
  userId: string
  firstName: string
  lastName: string
  /** What tells them apart from the other members. */
  name: Apart
  email: string
  joinedAt: Date
  remindedAt: Date | null
  isLeader: boolean
  isFirstLeader: boolean
  /** What they let the other members see: the lesser of the group's setting and their consent, as of one moment. */
  shows: MembersSee
  /** What they stand for in the counts without names that the group saw last. */
  countedLetter: Letter | null
  /** They have not agreed to share: no result of theirs is shown. */
  isWithheld: boolean
  result: Shown | null
}

/** What a viewer is to a member: their leader, the member themself, or a colleague. */
export type Relation = 'leader' | 'self' | 'colleague'

/** Whether a viewer sees as much of a member: a colleague sees what the member has agreed to show. */
function shows(row: Pick<MemberRow, 'shows'>, relation: Relation, level: MembersSee): boolean {
  return relation !== 'colleague' || !isWider(level, row.shows)
}

/** Whether the viewer sees the member's exact scores, with their ranges: on the member's card and in a comparison. */
export function showsScores(row: Pick<MemberRow, 'shows'>, relation: Relation): boolean {
  return shows(row, relation, 'open')
}

/**
 * A member as the viewer may see them: addresses and reminders for the leader only; a colleague sees what the member
 * has agreed to show, at most what the group's setting allows. `readMembers` sets `row.shows` to the lesser of the two.
 */
export function toMember(row: MemberRow, relation: Relation): Member {
  const showsStyle = shows(row, relation, 'styles')
  const isTold = relation !== 'colleague'
  const styled = showsStyle ? row.result : null
  const scored = showsScores(row, relation) ? row.result : null
  const [x, y] = styled ? coarsePlace(styled.scores) : []
  return {
    id: row.userId,
    first_name: row.firstName,
    last_name: row.lastName,
    ...row.name,
    joined_at: row.joinedAt.toISOString(),
    is_leader: row.isLeader,
    email: isTold ? row.email : null,
    has_assessment: showsStyle && !row.isWithheld ? row.result !== null : null,
    shares_results: isTold ? !row.isWithheld : null,
    shows: row.shows,
    primary_type: styled?.named.doubt.first ?? null,
    secondary_type: styled?.named.doubt.second ?? null,
    personality_type_code: styled?.named.code ?? null,
    headline: styled?.named.title ?? null,
    // How sure a letter is says how close two scores lie.
    doubt: scored?.named.doubt.text ?? null,
    spot: x === undefined || y === undefined ? null : { x, y },
    scores: scored?.scores ?? null,
    ...rangesFor(scored),
    reminded_at: relation === 'leader' ? (row.remindedAt?.toISOString() ?? null) : null,
  }
}

/** What scores are probably between, and their wider intervals. */
export function rangesFor(
  result: MemberRow['result'],
): Pick<WireCertainty, 'ranges' | 'intervals'> {
  const { ranges, intervals } = toWireCertainty(result?.certainty ?? null)
  return { ranges, intervals }
}
