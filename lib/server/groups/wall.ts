import 'server-only'
import type { Wall, WallPerson } from '@/lib/api/session-kit'
import type { Letter } from '@/lib/disc/letters'
import type { Measured } from '@/lib/disc/model/claims'
import { wordsFor } from '@/lib/disc/team/finding-words'
import { findingsOf } from '@/lib/disc/team/findings'
import type { Counted } from '@/lib/disc/team/frozen-counts'
import { measuredAt } from '@/lib/disc/team/spot'
import { straight } from '@/lib/visible'
import { readCertainty } from '../assessments/certainty'
import { type MemberRow, showsScores, toMember } from './member-view'

/** The most that an hour has room for. */
const MOST_FINDINGS = 2
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
  // Where only one person shows a style, the wall doesn't show it. They aren't counted either: the count, less theirs,
  // would tell about the others.
  if (rows.filter(isShown).length > 1) return null
  return rows.map((row) => ({
    userId: row.userId,
    was: row.countedLetter,
    now: isShown(row) ? null : (row.result?.primaryLetter ?? null),
  }))
}

/**
 * What a session shows on the wall: of each member what every other member may see, whatever the leader may see. `shapes`
 * are the counts that stand where no one is shown by name (lib/server/groups/frozen-counts.ts).
 */
export function toWall(
  { group, me, shapes }: { group: Wall['group']; me: string; shapes: Wall['shapes'] },
  rows: readonly MemberRow[],
  parts: ReadonlyMap<string, Part>,
): Wall {
  const sharing = rows.filter(({ isWithheld }) => !isWithheld)
  const people = sharing.map((row): WallPerson => {
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
    findings: shows === 'names' ? findingsAmong(sharing, people, answered.length) : [],
  }
}

/** What stands out among those who show their styles: by scores where all of them show those, else by their places. */
function findingsAmong(
  rows: readonly MemberRow[],
  people: readonly WallPerson[],
  answered: number,
): Wall['findings'] {
  const shown = rows.flatMap((row, at) => {
    const person = people[at]
    return row.result && person?.spot
      ? [{ row, result: row.result, person, spot: person.spot }]
      : []
  })
  const from = shown.every(({ row }) => showsScores(row, 'colleague')) ? 'scores' : 'places'
  const team = shown.map(({ result, spot }): Measured => {
    if (from === 'places') return measuredAt([spot.x, spot.y])
    return { scores: result.scores, certainty: readCertainty(result.certainty) }
  })
  const findings = findingsOf(team, { from, isWhole: shown.length === answered })
  const named = shown.map(({ person }) => person)
  return wordsFor('', findings.slice(0, MOST_FINDINGS), named).map(
    ({ who, says, todo, people }) => ({
      who,
      says,
      todo,
      people: [...people],
    }),
  )
}
