import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Wall, WallPerson } from '@/lib/api/session-kit'
import type { Measured } from '@/lib/disc/model/claims'
import { wordsFor } from '@/lib/disc/team/finding-words'
import { findingsOf } from '@/lib/disc/team/findings'
import { countLeads } from '@/lib/disc/team/profile'
import { type OnTheWall, SHAPES_FROM } from '@/lib/disc/team/session'
import { measuredAt } from '@/lib/disc/team/spot'
import { callNames } from '@/lib/display-name'
import { messages } from '@/lib/messages'
import type { Paper } from '@/lib/pdf/paper'
import { teamFileName } from '@/lib/team-file'
import { plainDayIn } from '@/lib/when'
import { readCertainty } from '../assessments/certainty'
import { renderKitPdf } from '../reports/pdf'
import { mayType, type Part, readParts } from './agreements'
import { type MemberRow, showsScores, toMember } from './member-view'
import { readMembers } from './members'
import type { Leader } from './roles'

/** So many are spoken about in an hour. */
const MOST_FINDINGS = 2

/** What a session shows on the wall: of each member what every other member may see, whatever the leader may see. */
export async function readWall(leader: Leader): Promise<Wall> {
  const [rows, parts] = await Promise.all([readMembers(leader.group.id), readParts(leader)])
  return toWall(leader, rows, parts)
}

function toWall(
  { group, session }: Leader,
  rows: readonly MemberRow[],
  parts: ReadonlyMap<string, Part>,
): Wall {
  const sharing = rows.filter(({ isWithheld }) => !isWithheld)
  const names = callNames(
    sharing.map(({ firstName, lastName }) => ({ first_name: firstName, last_name: lastName })),
  )
  const people = sharing.map((row, at): WallPerson => {
    const { primary_type: letter, spot } = toMember(row, 'colleague')
    const { agreement = null } = parts.get(row.userId) ?? {}
    return {
      ...{ id: row.userId, name: names[at] ?? '', letter, spot },
      agreement: agreement?.text ?? null,
      may_type: row.userId === session.user.id || mayType(agreement),
    }
  })
  const answered = sharing.flatMap(({ result }) => result ?? [])
  const shown = people.filter(({ letter }) => letter).length
  const shows = wallOf(shown, answered.length)
  return {
    group: { id: group.id, name: group.name },
    shows,
    answered: answered.length,
    people:
      shows === 'names' ? people : people.map((one) => ({ ...one, letter: null, spot: null })),
    shapes:
      shows === 'shapes'
        ? countLeads(answered.map(({ primaryLetter }) => ({ primary: primaryLetter })))
        : null,
    findings: shows === 'names' ? findingsAmong(sharing, people, answered.length) : [],
  }
}

function wallOf(shown: number, answered: number): OnTheWall {
  if (shown > 1) return 'names'
  return answered >= SHAPES_FROM ? 'shapes' : 'nothing'
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
      ...{ who, says, todo },
      people: [...people],
    }),
  )
}

/** The session as a PDF, by the same rules, and a file name. Throws `conflict` where no one has answered. */
export async function drawKitPdf(
  leader: Leader,
  { paper, time_zone: timeZone }: { paper: Paper; time_zone: string },
) {
  const [rows, parts] = await Promise.all([readMembers(leader.group.id), readParts(leader)])
  const wall = toWall(leader, rows, parts)
  if (wall.answered === 0) throw new ApiError('conflict', messages.groups.noSession)
  const lines = Object.fromEntries(wall.people.map(({ id }) => [id, parts.get(id)?.lines ?? []]))
  const day = plainDayIn(new Date(), timeZone)
  return {
    pdf: await renderKitPdf({ wall, lines, day }, paper),
    fileName: teamFileName(leader.group.name, day, 'pdf', 'DISC_Session'),
  }
}
