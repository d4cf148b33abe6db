import 'server-only'
import { monthOf } from '@/lib/disc/team/finding-words'
import { type Finding, keyOf, rankTeam } from '@/lib/disc/team/findings'
import type { Seated } from '@/lib/disc/team/seats'
import { measuredAt } from '@/lib/disc/team/spot'
import { toCount } from './counted'
import { type MemberRow, showsScores, toMember } from './member-view'

/** People of a group as claims about them need them, by the names they are called. */
interface Named extends Seated {
  id: string
  name: string
}

/** Findings that a room or a leader called not true of the group, by their keys, and when (live/refusals.ts). */
export type Refused = ReadonlyMap<string, Date>

/** The ranked findings about some people of a group. */
export interface Ranked {
  findings: readonly Finding[]
  /** These, and those refused this month at the places that they had: from the next month on, others take those. */
  standing: readonly Finding[]
  /** Those refused before that would be among them. */
  replaced: readonly Finding[]
  team: readonly Named[]
  /** All who share are among them with their scores, so that it may be said who is missing. */
  isKnown: boolean
}

/**
 * What stands out in a group, best first, as its leader sees it. Pages, papers and the presenter view take their findings from
 * here and from `presentedFindings`; where both have one, it is about the same people.
 */
export function rankedFindings(
  rows: readonly MemberRow[],
  {
    isSeen = () => true,
    refused = new Map(),
  }: { isSeen?: (row: MemberRow) => boolean; refused?: Refused | undefined } = {},
): Ranked {
  const team = rows.filter(isSeen).flatMap((row): Named[] => {
    if (!row.result) return []
    const { scores, certainty, named } = row.result
    return [{ ...namedIn(row), primary: named.doubt.first, scores, certainty }]
  })
  const ids = team.map(({ id }) => id)
  const ranked = rankTeam(team, { without: replacedIn(refused) })
  const standing = asPresented(ranked.findings, ids, rows, refused)
  return { ...leftOf(standing, refused), replaced: ranked.replaced, team, isKnown: true }
}

const leftOf = (standing: readonly Finding[], refused: Refused) => ({
  findings: standing.filter((finding) => !refused.has(keyOf(finding))),
  standing,
})

/** Those refused before this month. */
function replacedIn(refused: Refused): Refused {
  const now = monthOf(new Date())
  return new Map([...refused].filter(([, at]) => monthOf(at) < now))
}

const namedIn = ({ userId, name }: MemberRow) => ({ id: userId, name: name.called })

/**
 * What stands out among those who show their styles, and these: by scores where all of them show those, else by their
 * places. None where no one is shown by name.
 */
export function presentedFindings(
  rows: readonly MemberRow[],
  refused: Refused = new Map(),
): Ranked {
  if (toCount(rows) !== null) {
    return { findings: [], standing: [], replaced: [], team: [], isKnown: false }
  }
  const sharing = rows.filter(({ isWithheld }) => !isWithheld)
  const shown = sharing.flatMap((row) => {
    const { primary_type: primary, spot } = toMember(row, 'colleague')
    return row.result && primary && spot ? [{ row, result: row.result, primary, spot }] : []
  })
  const from = shown.every(({ row }) => showsScores(row, 'colleague')) ? 'scores' : 'places'
  const team = shown.map(({ row, result, primary, spot }): Named => {
    if (from === 'places') return { ...namedIn(row), primary, ...measuredAt([spot.x, spot.y]) }
    return { ...namedIn(row), primary, scores: result.scores, certainty: result.certainty }
  })
  const isWhole = shown.length === sharing.filter(({ result }) => result).length
  const ranked = rankTeam(team, { from, isWhole, without: replacedIn(refused) })
  return {
    ...leftOf(ranked.findings, refused),
    replaced: ranked.replaced,
    team,
    isKnown: isWhole && from === 'scores',
  }
}

/** Findings about a team with these ids; where the presenter view says the same thing, of the people that it names. */
function asPresented(
  findings: readonly Finding[],
  ids: readonly string[],
  rows: readonly MemberRow[],
  refused: Refused,
): Finding[] {
  const { standing: presented, team } = presentedFindings(rows, refused)
  return findings.flatMap((finding) => {
    const same = presented.find(({ kind, of }) => kind === finding.kind && of === finding.of)
    if (!same) return finding
    const people = same.people.map((at) => ids.indexOf(team[at]?.id ?? ''))
    return people.includes(-1) ? [] : { ...finding, people }
  })
}
