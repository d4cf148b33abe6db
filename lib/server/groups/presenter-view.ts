import 'server-only'
import type { PresentedPerson, PresenterView } from '@/lib/api/session-kit'
import { wordsFor } from '@/lib/disc/team/finding-words'
import { straight } from '@/lib/visible'
import { toCount } from './counted'
import { type MemberRow, toMember } from './member-view'
import { presentedFindings, type Refused } from './ranked-findings'

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

/**
 * What the presenter view of a session shows: of each member what every other member may see, whatever the leader may
 * see. `shapes` are the counts that stand where no one is shown by name (lib/server/groups/frozen-counts.ts).
 */
export function toPresenterView(
  { group, me, shapes }: Pick<PresenterView, 'group' | 'shapes'> & { me: string },
  rows: readonly MemberRow[],
  parts: ReadonlyMap<string, Part>,
  refused: Refused = new Map(),
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
  const { findings, team } = sessionFindings(rows, refused)
  const answered = sharing.flatMap(({ result }) => result ?? [])
  const shows = toCount(rows) === null ? 'names' : shapes ? 'shapes' : 'nothing'
  return {
    group: { id: group.id, name: straight(group.name) },
    shows,
    answered: answered.length,
    people:
      shows === 'names' ? people : people.map((one) => ({ ...one, letter: null, spot: null })),
    shapes: shows === 'shapes' ? shapes : null,
    findings: wordsFor(findings, team).map(({ key, title, says, todo, people: ids }) => ({
      key,
      title,
      says,
      todo,
      people: [...ids],
    })),
  }
}

/** The first of what stands out among those who are shown, and these. */
export function sessionFindings(rows: readonly MemberRow[], refused: Refused) {
  const { findings, standing, team } = presentedFindings(rows, refused)
  return { findings: findings.slice(0, MOST_FINDINGS), standing, team }
}
