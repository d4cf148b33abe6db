import 'server-only'
import type { Wall } from '@/lib/api/live'
import { type RoomCounts, stepKey } from '@/lib/disc/team/live'
import { livePath } from '@/lib/routes'
import { straight } from '@/lib/visible'
import { db, type Prisma } from '../../base/db'
import { absolute } from '../../base/env'
import type { Leader } from '../roles'
import { placedOf, roomOf } from './room'
import { isRunning, LIVE_FIELDS, notRunning, stepOf, takesPart } from './running'

const wallFields = (groupId: string) =>
  ({
    ...LIVE_FIELDS,
    group: { select: { membersSee: true } },
    counts: { select: { step: true, counts: true } },
    people: {
      where: takesPart(groupId),
      orderBy: [{ joinedAt: 'asc' }, { id: 'asc' }],
      select: {
        id: true,
        userId: true,
        showsName: true,
        usesResult: true,
        mayBeGuessed: true,
        hasTurnedOver: true,
        resultId: true,
        dotId: true,
        dotX: true,
        dotY: true,
        isDotLeft: true,
        agreement: true,
        user: {
          select: {
            memberships: { where: { groupId }, select: { withheldAt: true, agreedTo: true } },
          },
        },
      },
    },
  }) satisfies Prisma.LiveSessionSelect

/** What the wall of the group’s live session shows; null without one. */
export async function readWall({ group: { id: groupId } }: Leader): Promise<Wall | null> {
  const live = await db.liveSession.findFirst({
    where: { groupId, ...isRunning() },
    select: wallFields(groupId),
  })
  if (!live) return null
  const room = await roomOf(
    live,
    live.people.map(({ id }) => id),
  )
  const people = live.people.map((one) => {
    const person = { ...one, membership: one.user?.memberships[0] ?? null }
    const placed = one.usesResult ? placedOf(room, person, live.group.membersSee) : null
    const name = straight(room.called.get(one.id) ?? '')
    const isOffered = one.showsName && one.mayBeGuessed && placed !== null
    return { ...one, name, placed, isOffered }
  })
  const shown = people.filter(({ showsName }) => showsName)
  const step = stepOf(live)
  const about = people.find(({ id, isOffered }) => isOffered && id === step.of)
  return {
    code: live.code,
    link: absolute(livePath(live.code)),
    allows_guests: live.allowsGuests,
    step,
    is_revealed: live.isRevealed,
    shows_names: live.showsNames,
    joined: people.length,
    names: shown.map(({ id, name, userId }) => ({ id, name, is_guest: userId === null })),
    dots: people
      .flatMap(({ dotX: x, dotY: y, isDotLeft, dotId, userId, name, showsName, placed }) => {
        if (x === null || y === null) return []
        // The group’s page has a member’s letter and place with their name: a dot that shows them has the name, too.
        const isTold = live.isRevealed && placed !== null && (showsName || userId === null)
        return {
          id: dotId,
          at: { x, y },
          is_left: isDotLeft,
          name: live.showsNames && showsName ? name : null,
          letter: isTold ? placed.letter : null,
          spot: isTold ? placed.spot : null,
        }
      })
      // In the order of their random ids, which leads to no name.
      .sort((one, other) => (one.id < other.id ? -1 : 1)),
    colleagues: people.filter(({ isOffered }) => isOffered).map(({ id, name }) => ({ id, name })),
    colleague:
      step.kind === 'colleague' && about
        ? {
            name: about.name,
            letter: about.hasTurnedOver ? (about.placed?.letter ?? null) : null,
          }
        : null,
    asked: step.kind === 'colleague' && !about ? null : await askedOf(live),
    agreements: people.flatMap(({ id, userId, name, showsName, agreement: text }) =>
      userId === null && text ? { id, name: showsName ? name : '', text: straight(text) } : [],
    ),
  }
}

type WallRow = Prisma.LiveSessionGetPayload<{ select: ReturnType<typeof wallFields> }>

/** How the room answers the step: only how many, until the counts are shown. */
async function askedOf(live: WallRow): Promise<Wall['asked']> {
  const step = stepKey(stepOf(live))
  if (step === null) return null
  const shown = live.counts.find((one) => one.step === step)
  if (!shown) {
    const answered = await db.givenAnswer.count({
      where: { step, participant: { sessionId: live.id, ...takesPart(live.groupId) } },
    })
    return { answered, counts: null, is_shown: false }
  }
  const { answered, ...counts } = shown.counts as RoomCounts & { answered: number }
  return { answered, counts: Object.keys(counts).length > 0 ? counts : null, is_shown: true }
}

/** The same after a change. Throws `not_found` without a live session. */
export async function requireWall(leader: Leader): Promise<Wall> {
  const wall = await readWall(leader)
  if (!wall) throw notRunning()
  return wall
}
