import type { MemberScores } from '@/lib/api/comparisons'
import type { PerLetter } from '@/lib/disc/letters'
import { isStyleCode } from '@/lib/disc/styles'
import type { TeamProfile } from '@/lib/disc/team/profile'
import { clipNames, fullName, initialsOf } from '@/lib/display-name'

/** A member as the pictures and the table of a comparison need them. */
export interface TeamPerson extends TeamProfile {
  id: string
  first_name: string
  last_name: string
  name: string
  /** What they are called, cut where there is no room for more. */
  short: string
  initials: string
  /** The style as it is named everywhere, and how sure it is. */
  headline: string
  doubt: string
}

/** No label under a bar is longer. */
const SHORT_NAME_MAX = 16

export function toTeamPeople(members: readonly MemberScores[]): TeamPerson[] {
  const short = clipNames(members, SHORT_NAME_MAX)
  return members.map((member, at) => toTeamPerson(member, short[at] ?? member.called))
}

function toTeamPerson(member: MemberScores, short: string): TeamPerson {
  const { user_id, first_name, last_name, primary_type, secondary_type } = member
  const scores = scoresOf(member)
  const code = member.personality_type_code
  return {
    id: user_id,
    first_name,
    last_name,
    name: fullName(member),
    short,
    initials: initialsOf(first_name, last_name),
    scores,
    primary: primary_type,
    secondary: secondary_type,
    code: code !== null && isStyleCode(code) ? code : null,
    ranges: member.ranges,
    headline: member.headline,
    doubt: member.doubt,
  }
}

function scoresOf({ d_score, i_score, s_score, c_score }: MemberScores): PerLetter<number> {
  return { D: d_score, I: i_score, S: s_score, C: c_score }
}
