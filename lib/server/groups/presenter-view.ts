import 'server-only'
import type { PresentedPerson, PresenterView } from '@/lib/api/session-kit'
import type { Letter } from '@/lib/disc/letters'
import { keyOf, wordsFor } from '@/lib/disc/team/finding-words'
import { type Finding, findingsOf } from '@/lib/disc/team/findings'
import type { Counted } from '@/lib/disc/team/frozen-counts'
import type { Seated } from '@/lib/disc/team/seats'
import { measuredAt } from '@/lib/disc/team/spot'
import { straight } from '@/lib/visible'
import { type MemberRow, showsScores, toMember } from './member-view'

/** The most that an hour has room for. */
const MOST_FINDINGS = 2
/** Findings that a room called not true of the group, by their keys (live/refusals.ts). */
type Refused = ReadonlySet<string>
const NONE: Refused = new Set()

/** How long a leader can correct what they typed for a member: a session takes an hour. */
const TYPING_MS = 2 * 3_600_000

/** What a member brought to the group's sessions. */
export interface Part {
  /** The lines of their name card; none where they chose none. */
  lines: readonly string[]
  agreement: { text: string; typedByLeader: boolean; createdAt: Date } | null
}

/** Whether a leader may type for a member: where there is nothing yet, or what was just typed for them. */
export function mayType(agreement: Part['agreement'], now = Date.now()): boolean {
  if (!agreement) return true
  return agreement.typedByLeader && agreement.createdAt.getTime() > now - TYPING_MS
}

/** People without names, as what each is to be counted; null where people are shown by name instead. */
export function toCount(
  rows: readonly MemberRow[],
): (Counted<Letter> & { userId: string })[] | null {
  const isShown = (row: MemberRow) => toMember(row, 'colleague').primary_type !== null
  // Where only one person shows a style, it isn't shown. They aren't counted either: the count, less theirs, would tell
  // about the others.
  if (rows.filter(isShown).length > 1) return null
  return rows.map((row) => ({
    userId: row.userId,
    was: row.countedLetter,
    now: isShown(row) ? null : (row.result?.named.doubt.first ?? null),
  }))
}

/**
 * What the presenter view of a session shows: of each member what every other member may see, whatever the leader may
 * see. `shapes` are the counts that stand where no one is shown by name (lib/server/groups/frozen-counts.ts).
 */
export function toPresenterView(
  { group, me, shapes }: Pick<PresenterView, 'group' | 'shapes'> & { me: string },
  rows: readonly MemberRow[],
  parts: ReadonlyMap<string, Part>,
  refused: Refused = NONE,
): PresenterView {
  const sharing = rows.filter(({ isWithheld }) => !isWithheld)
  const people = sharing.map((row): PresentedPerson => {
    const { primary_type: letter, spot } = toMember(row, 'colleague')
    const { agreement = null } = parts.get(row.userId) ?? {}
    return {
      id: row.userId,
      name: row.name.called,
      apart: row.name.apart,
      letter,
      spot,
      agreement: agreement && straight(agreement.text),
      may_type: row.userId === me || mayType(agreement),
    }
  })
  const answered = sharing.flatMap(({ result }) => result ?? [])
  const shows = toCount(rows) === null ? 'names' : shapes ? 'shapes' : 'nothing'
  return {
    group: { id: group.id, name: straight(group.name) },
    shows,
    answered: answered.length,
    people:
      shows === 'names' ? people : people.map((one) => ({ ...one, letter: null, spot: null })),
    shapes: shows === 'shapes' ? shapes : null,
    findings: wordsFor(...presentedFindings(rows, refused)).map(
      ({ key, title, says, todo, people: ids }) => ({
        key,
        title,
        says,
        todo,
        people: [...ids],
      }),
    ),
  }
}

/**
 * Findings about a team with these ids, without those that a room refused; where the presenter view says the same thing, of
 * the people that it names.
 */
export function asPresented(
  findings: readonly Finding[],
  ids: readonly string[],
  rows: readonly MemberRow[],
  refused: Refused = NONE,
): Finding[] {
  const [presented, team] = presentedFindings(rows, refused)
  return findings.flatMap((finding) => {
    if (refused.has(keyOf(finding))) return []
    const same = presented.find(({ kind, of }) => kind === finding.kind && of === finding.of)
    if (!same) return finding
    const people = same.people.map((at) => ids.indexOf(team[at]?.id ?? ''))
    return people.includes(-1) ? [] : { ...finding, people }
  })
}

/**
 * What stands out among those who show their styles, and these: by scores where all of them show those, else by their
 * places. None where no one is shown by name, and none that a room refused.
 */
export function presentedFindings(
  rows: readonly MemberRow[],
  refused: Refused = NONE,
): [findings: readonly Finding[], team: readonly { id: string; name: string }[]] {
  if (toCount(rows) !== null) return [[], []]
  const sharing = rows.filter(({ isWithheld }) => !isWithheld)
  const shown = sharing.flatMap((row) => {
    const { primary_type: primary, spot } = toMember(row, 'colleague')
    return row.result && primary && spot ? [{ row, result: row.result, primary, spot }] : []
  })
  const from = shown.every(({ row }) => showsScores(row, 'colleague')) ? 'scores' : 'places'
  const team = shown.map(({ result, primary, spot }): Seated => {
    if (from === 'places') return { primary, ...measuredAt([spot.x, spot.y]) }
    return { primary, scores: result.scores, certainty: result.certainty }
  })
  const isWhole = shown.length === sharing.filter(({ result }) => result).length
  return [
    findingsOf(team, { from, isWhole })
      .filter((finding) => !refused.has(keyOf(finding)))
      .slice(0, MOST_FINDINGS),
    shown.map(({ row }) => ({ id: row.userId, name: row.name.called })),
  ]
}
