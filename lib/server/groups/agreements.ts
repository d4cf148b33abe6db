import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { db, type Prisma } from '../base/db'
import { isId } from '../base/storable'
import type { SignedIn } from '../viewer/viewer'
import { mayType, type Part } from './presenter-view'
import { groupNotFound, type Leader, lockJoined, lockLed, type Person } from './roles'

const PART = {
  cardLine1: true,
  cardLine2: true,
  agreement: { select: { text: true, typedByLeader: true, createdAt: true } },
} as const

function toPart(row: {
  cardLine1: string | null
  cardLine2: string | null
  agreement: Part['agreement']
}): Part {
  const lines = [row.cardLine1, row.cardLine2].flatMap((line) => line ?? [])
  return { lines, agreement: row.agreement }
}

/** Of all members of a group that the person leads, by user id. */
export async function readParts({ group }: Leader): Promise<ReadonlyMap<string, Part>> {
  const rows = await db.membership.findMany({
    where: { groupId: group.id },
    select: { userId: true, ...PART },
  })
  return new Map(rows.map(({ userId, ...row }) => [userId, toPart(row)]))
}

/** The person's own. Throws `not_found` for a group that they are not in. */
export async function readOwnPart({ session }: SignedIn, groupId: string): Promise<Part> {
  const row = isId(groupId)
    ? await db.membership.findUnique({
        where: { groupId_userId: { groupId, userId: session.user.id } },
        select: PART,
      })
    : null
  if (!row) throw groupNotFound()
  return toPart(row)
}

/** Sets what the person agrees to do. Throws `not_found` for a group that they are not in. */
export async function agreeToDo(viewer: Person, id: string, text: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { id: groupId } = await lockJoined(tx, viewer, id, 'refused')
    await setOwn(tx, { groupId, userId: viewer.session.user.id }, text)
  })
}

/** With another text it is another agreement, of now: what was answered about the earlier one does not count for it. */
async function setOwn(
  tx: Prisma.TransactionClient,
  member: { groupId: string; userId: string },
  text: string,
): Promise<void> {
  const key = { groupId_userId: member }
  const before = await tx.agreement.findUnique({ where: key, select: { text: true } })
  const createdAt = before?.text === text ? undefined : new Date()
  const data = { text, typedByLeader: false, createdAt }
  await tx.agreement.upsert({ where: key, create: { ...member, ...data }, update: data })
}

/** Deletes what the person agreed to do, also where a leader typed it. Throws `not_found` for a group that they are not in. */
export async function dropAgreement(viewer: SignedIn, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { id: groupId } = await lockJoined(tx, viewer, id)
    await tx.agreement.deleteMany({ where: { groupId, userId: viewer.session.user.id } })
  })
}

/**
 * Types what a member said in a session; '' removes what was typed for them. Throws `conflict` where the member has an
 * agreement of their own, and `not_found` for anyone who is not in the group or shares nothing with it.
 */
export async function typeAgreement(leader: Leader, userId: string, text: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { id: groupId } = await lockLed(tx, leader)
    const key = { groupId_userId: { groupId, userId } }
    const member = isId(userId)
      ? await tx.membership.findUnique({
          where: { ...key, withheldAt: null },
          select: { agreement: PART.agreement },
        })
      : null
    if (!member) throw groupNotFound()
    const isOwn = userId === leader.session.user.id
    if (!isOwn && !mayType(member.agreement)) {
      throw new ApiError('conflict', messages.groups.agreedThemselves)
    }
    if (text === '') await tx.agreement.deleteMany({ where: { groupId, userId } })
    else if (isOwn) await setOwn(tx, { groupId, userId }, text)
    else {
      // When it was typed stays, so that corrections end with the session.
      const data = { text, typedByLeader: true }
      await tx.agreement.upsert({ where: key, create: { groupId, userId, ...data }, update: data })
    }
  })
}

/** Sets the two lines of the person's name card. Throws `not_found` for a group that they are not in. */
export async function setCardLines(
  viewer: SignedIn,
  id: string,
  [first, second]: readonly [string, string],
): Promise<void> {
  await db.$transaction(async (tx) => {
    const { id: groupId } = await lockJoined(tx, viewer, id, 'refused')
    await tx.membership.update({
      where: { groupId_userId: { groupId, userId: viewer.session.user.id } },
      data: { cardLine1: first || null, cardLine2: second || null },
    })
  })
}
