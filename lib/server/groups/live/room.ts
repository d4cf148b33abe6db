import 'server-only'
import type { Letter } from '@/lib/disc/letters'
import { type NamedFinding, wordsFor } from '@/lib/disc/team/finding-words'
import { coarsePlace } from '@/lib/disc/team/spot'
import { callNames } from '@/lib/display-name'
import { type MembersSee, narrower } from '@/lib/members-see'
import { SITTING, toSitting } from '../../assessments/together'
import { db } from '../../base/db'
import { once } from '../../base/once'
import { oneAtATime } from '../../base/one-at-a-time'
import { type MemberRow, toMember } from '../member-view'
import { readMembers } from '../members'
import { sessionFindings } from '../presenter-view'
import { readRefused } from './refusals'

/** What a letter and a rough place of a result is, as the wall shows it. */
interface Placed {
  letter: Letter
  spot: { x: number; y: number }
}

/** What all phones and walls of a live session need of its people: what they are called, and their results. */
export interface Room {
  /** By member's id. */
  members: ReadonlyMap<string, MemberRow>
  /** What the wall calls each, different over members and guests, by participant's id. */
  called: ReadonlyMap<string, string>
  /** Results that guests brought, by participant's id. */
  brought: ReadonlyMap<string, Placed>
  findings: readonly NamedFinding[]
}

/**
 * Two hundred phones ask every second and a half, and every answer needs a name: the room is read once in this time for
 * all of them. What someone lets others see is not taken from here, but read for each answer.
 */
const KEEP_MS = 2_000

interface Kept {
  room: Room
  until: number
}

const kept = () => once('live-rooms', () => new Map<string, Kept>())
const readOnce = once('live-rooms-read', () => oneAtATime(readRoom))

const keyOf = ({ id, groupId }: { id: string; groupId: string }) => `${id} ${groupId}`

/** The room of a live session, at most two seconds old; read anew where one of these people is not in it yet. */
export async function roomOf(
  live: { id: string; groupId: string },
  people: readonly string[],
): Promise<Room> {
  const key = keyOf(live)
  const known = kept().get(key)
  if (known && known.until > Date.now() && people.every((id) => known.room.called.has(id))) {
    return known.room
  }
  const room = await readOnce(key)
  for (const [other, { until }] of kept()) if (until < Date.now()) kept().delete(other)
  kept().set(key, { room, until: Date.now() + KEEP_MS })
  return room
}

/** Forgets the room, after a change that the next answer has to show. */
export const forgetRoom = (live: { id: string; groupId: string }) => kept().delete(keyOf(live))

async function readRoom(key: string): Promise<Room> {
  const [sessionId = '', groupId = ''] = key.split(' ')
  const [rows, refused, people] = await Promise.all([
    readMembers(groupId),
    readRefused(groupId),
    db.participant.findMany({
      where: { sessionId },
      orderBy: [{ joinedAt: 'asc' }, { id: 'asc' }],
      select: { id: true, userId: true, name: true, result: SITTING },
    }),
  ])
  const found = sessionFindings(rows, refused)
  // Numbers go to twins as they came, as among the members alone.
  const members = rows.toSorted(
    (one, other) =>
      one.joinedAt.getTime() - other.joinedAt.getTime() || (one.userId < other.userId ? -1 : 1),
  )
  const guests = people.filter(({ userId }) => userId === null)
  const names = callNames([
    ...members.map((row) => ({ first_name: row.firstName, last_name: row.lastName })),
    ...guests.map(({ name }) => ({ first_name: name ?? '', last_name: '' })),
  ])
  const ofMember = new Map(members.map(({ userId }, at) => [userId, names[at] ?? '']))
  const ofGuest = new Map(guests.map(({ id }, at) => [id, names[members.length + at] ?? '']))
  return {
    members: new Map(rows.map((row) => [row.userId, row])),
    called: new Map(
      people.map(({ id, userId }) => [
        id,
        (userId === null ? ofGuest.get(id) : ofMember.get(userId)) ?? '',
      ]),
    ),
    brought: new Map(
      guests.flatMap(({ id, result }) => {
        const sitting = result && toSitting(result)
        if (!sitting) return []
        const [x, y] = coarsePlace(sitting.scores)
        return [[id, { letter: sitting.named.doubt.first, spot: { x, y } }] as const]
      }),
    ),
    // Those that the room has just refused are still at their steps.
    findings: wordsFor(found.standing, found.team),
  }
}

/** Someone who takes part, and what the group may show of them at this moment; no membership for a guest. */
interface Shower {
  id: string
  userId: string | null
  resultId: string | null
  membership: { withheldAt: Date | null; agreedTo: MembersSee } | null
}

/** The result of someone that the room may see, whether or not they use it: a member’s where members see each other’s styles. */
export function placedOf(
  { members, brought }: Room,
  { id, userId, resultId, membership }: Shower,
  membersSee: MembersSee,
): Placed | null {
  if (userId === null) return resultId === null ? null : (brought.get(id) ?? null)
  const row = members.get(userId)
  if (!row || !membership || membership.withheldAt) return null
  const shows = narrower(membersSee, membership.agreedTo)
  const { primary_type: letter, spot } = toMember({ ...row, shows }, 'colleague')
  return letter && spot && { letter, spot }
}
