import 'server-only'
import type { Comparison, MemberScores } from '@/lib/api/comparisons'
import type { CsvSeparator } from '@/lib/api/csv-separators'
import { ApiError } from '@/lib/api/errors'
import { LETTERS, type Letter } from '@/lib/disc/letters'
import { RANGE_PERCENT, rangesOf } from '@/lib/disc/model/certainty'
import { averageRanges } from '@/lib/disc/team/average-range'
import { compareTeam, dynamicsOf, type TeamComparison } from '@/lib/disc/team/comparison'
import { type NamedFinding, wordsFor } from '@/lib/disc/team/finding-words'
import { type PairSheet, pairSheet } from '@/lib/disc/team/pair'
import type { MeasuredProfile } from '@/lib/disc/team/profile'
import { messages } from '@/lib/messages'
import type { Paper } from '@/lib/pdf/paper'
import { buildTeamReport } from '@/lib/pdf/team'
import { plainDayIn } from '@/lib/when'
import { writeCsv } from '../base/csv'
import type { Asker } from '../reports/asker'
import { drawShared } from '../reports/draw-shared'
import { renderOtherPdf } from '../reports/pdf'
import type { SignedIn } from '../viewer/viewer'
import { readRefused } from './live/refusals'
import { type MemberRow, rangesFor, showsScores } from './member-view'
import { readMembers } from './members'
import { type Refused, rankedFindings } from './ranked-findings'
import { groupNotFound, type Leader, refuseArchived, requireJoined, requireLeader } from './roles'
import { teamFileName } from './team-file'

type Profiled = MemberRow & { result: NonNullable<MemberRow['result']> }

/** All members of a group, and those who have a result and share it. Throws `conflict` for an archived group. */
async function readTeam({ group }: Leader): Promise<Team> {
  refuseArchived(group)
  const [rows, refused] = await Promise.all([readMembers(group.id), readRefused(group.id)])
  return { rows, refused, members: withResults(rows) }
}

function withResults(rows: readonly MemberRow[]): Profiled[] {
  return rows.flatMap(({ result, ...row }) => (result ? { ...row, result } : []))
}

function toProfile({ result: { named, scores, certainty } }: Profiled): MeasuredProfile {
  const { code, doubt } = named
  const ranges = certainty && rangesOf(certainty)
  return { code, primary: doubt.first, secondary: doubt.second, scores, certainty, ranges }
}

/** How the members of a group compare, as its leader sees it. */
export async function readComparison(leader: Leader): Promise<Comparison> {
  return compare(leader.group, await readTeam(leader)).comparison
}

/**
 * How those members of a group compare who show each other their scores, and the viewer, as every member may see it.
 * Throws `not_found`, and `conflict` for an archived group.
 */
export async function requireSharedComparison(viewer: SignedIn, id: string): Promise<Comparison> {
  const group = await requireJoined(viewer, id)
  refuseArchived(group)
  const [rows, refused] = await Promise.all([readMembers(group.id), readRefused(group.id)])
  const members = withResults(shownTo(viewer, rows))
  return compare(group, { rows, refused, members }).comparison
}

const shownTo = ({ session }: SignedIn, rows: readonly MemberRow[]) =>
  rows.filter((row) => showsScores(row, row.userId === session.user.id ? 'self' : 'colleague'))

export interface ComparisonView {
  isLeader: boolean
  /** The viewer’s own results are kept out of it until they agree. */
  isWithheld: boolean
  comparison: Comparison
  /** What stands out. */
  findings: readonly NamedFinding[]
  /** The sheet about two of them; null unless two were asked for. */
  pair: { people: readonly [string, string]; sheet: PairSheet } | null
}

/**
 * What the page of the comparison shows: everyone to the leader, to a member of an open group those who are open. `asked`
 * are two members to read about. Throws `not_found`, and `conflict` for an archived group.
 */
export async function requireOwnComparison(
  viewer: SignedIn,
  id: string,
  asked: readonly unknown[] = [],
): Promise<ComparisonView> {
  const group = await requireJoined(viewer, id)
  const { isLeader, membersSee } = group
  refuseArchived(group)
  if (!isLeader && membersSee !== 'open') throw groupNotFound()
  const [rows, refused] = await Promise.all([readMembers(group.id), readRefused(group.id)])
  const me = viewer.session.user.id
  const members = withResults(isLeader ? rows : shownTo(viewer, rows))
  const { comparison, findings } = compare(group, { rows, refused, members })
  return {
    isLeader,
    isWithheld: rows.find(({ userId }) => userId === me)?.isWithheld ?? false,
    comparison,
    findings: wordsFor(findings, namedAmong(members)),
    pair: pairOf(members, asked),
  }
}

function pairOf(members: readonly Profiled[], asked: readonly unknown[]): ComparisonView['pair'] {
  const people = namedAmong(members).map((one, at) => ({
    ...one,
    ...toProfile(members[at] as Profiled),
  }))
  const [one, two] = asked.map((id) => people.find((person) => person.id === id))
  if (!one || !two || one === two) return null
  return { people: [one.id, two.id], sheet: pairSheet(one, two) }
}

/** As they are called among themselves. */
function namedAmong(members: readonly MemberRow[]): { id: string; name: string }[] {
  return members.map(({ userId, name }) => ({ id: userId, name: name.called }))
}

interface Team {
  /** All members, also those whom the viewer does not see. */
  rows: readonly MemberRow[]
  members: readonly Profiled[]
  refused?: Refused
}

function compareMembers({ rows, members, refused }: Team): TeamComparison {
  const seen = new Set(members.map(({ userId }) => userId))
  const { findings } = rankedFindings(rows, {
    isSeen: ({ userId }) => seen.has(userId),
    refused,
  })
  return compareTeam(members.map(toProfile), findings)
}

function compare(group: Leader['group'], all: Team) {
  const { members } = all
  const { findings, ...team } = compareMembers(all)
  const comparison: Comparison = {
    group: { id: group.id, name: group.name },
    member_count: group.memberCount,
    type_distribution: team.typeDistribution,
    averages: team.averages,
    average_ranges: team.averageRanges && { level: RANGE_PERCENT, ...team.averageRanges },
    average_intervals: averageRanges(
      members.map(({ result }) => ({
        scores: result.scores,
        ranges: result.certainty?.intervals ?? null,
      })),
    ),
    members: members.map(toScores),
    group_dynamics: dynamicsOf(
      findings,
      namedAmong(members).map(({ name }) => name),
    ),
  }
  return { comparison, findings }
}

function toScores({ userId, firstName, lastName, name, result }: Profiled): MemberScores {
  return {
    user_id: userId,
    first_name: firstName,
    last_name: lastName,
    ...name,
    d_score: result.scores.D,
    i_score: result.scores.I,
    s_score: result.scores.S,
    c_score: result.scores.C,
    primary_type: result.named.doubt.first,
    secondary_type: result.named.doubt.second,
    personality_type_code: result.named.code,
    headline: result.named.title,
    doubt: result.named.doubt.text,
    ...rangesFor(result),
  }
}

const CSV_COLUMNS = [
  { key: 'first_name', header: 'First name' },
  { key: 'last_name', header: 'Last name' },
  { key: 'personality_type_code', header: 'Style' },
  { key: 'd_score', header: 'D' },
  { key: 'i_score', header: 'I' },
  { key: 's_score', header: 'S' },
  { key: 'c_score', header: 'C' },
  // Last, so that readers that find the earlier columns by position still work.
  ...LETTERS.flatMap((letter) => [
    { key: `${letter}_low`, header: `${letter}_low` } as const,
    { key: `${letter}_high`, header: `${letter}_high` } as const,
  ]),
  { key: 'doubt', header: 'How sure' },
] as const

/** The ends of four ranges, a column each; empty without ranges. */
function toEnds(ranges: MemberScores['ranges']) {
  const ends = LETTERS.flatMap((letter) => [
    [`${letter}_low`, ranges?.[letter].low],
    [`${letter}_high`, ranges?.[letter].high],
  ])
  return Object.fromEntries(ends) as Record<`${Letter}_${'low' | 'high'}`, number | undefined>
}

/** The same members for a spreadsheet, and a file name. */
export async function writeComparisonCsv(
  leader: Leader,
  { time_zone: timeZone, separator }: { time_zone: string; separator: CsvSeparator },
) {
  const { members } = await readTeam(leader)
  const rows = members.map(toScores).map((row) => ({ ...row, ...toEnds(row.ranges) }))
  const csv = writeCsv(rows, CSV_COLUMNS, separator)
  return { csv, fileName: teamFileName(leader.group.name, plainDayIn(new Date(), timeZone), 'csv') }
}

interface TeamPdfRequest {
  paper: Paper
  time_zone: string
  /** As typed, by member's id; the group's own by `group`. */
  spellings: Partial<Record<string, string>>
  asker: Asker
}

/** The team page as a PDF, and a file name. Throws `conflict` below two results. */
export async function drawComparisonPdf(leader: Leader, request: TeamPdfRequest) {
  const { paper, time_zone: timeZone, spellings, asker } = request
  const day = plainDayIn(new Date(), timeZone)
  const read = async () => {
    const still = await requireLeader(leader, leader.group.id)
    const team = await readTeam(still)
    if (team.members.length < 2) throw new ApiError('conflict', messages.groups.twoProfiles)
    const printed = {
      groupName: spellings.group ?? still.group.name,
      memberCount: still.group.memberCount,
      day,
      members: team.members.map((member) => ({
        ...toProfile(member),
        first_name: member.firstName,
        last_name: member.lastName,
        ...member.name,
        spelling: spellings[member.userId],
      })),
    }
    return buildTeamReport(printed, compareMembers(team))
  }
  const { pdf } = await drawShared(read, (team) =>
    renderOtherPdf({ kind: 'team', team, paper }, asker),
  )
  return { pdf, fileName: teamFileName(leader.group.name, day, 'pdf') }
}
