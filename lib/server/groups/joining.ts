import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { type MembersSee, narrower } from '@/lib/members-see'
import { messages } from '@/lib/messages'
import type { Prisma } from '../base/db'
import { signatureOf, signaturesOf } from '../base/signatures'
import type { lockToJoin } from './roles'

type Tx = Prisma.TransactionClient

/** A comparison of more people is no longer one of a team. */
const MEMBERS_MAX = 1000

interface Consent {
  userId: string
  /** What they agreed to; if the setting allows less by now, only that. */
  agreedTo: MembersSee
  agreedBy: 'mailed_link' | 'proven_address'
  joinLinkId?: string
}

/** Makes a person a member, who agrees to share results with the group. Throws `conflict` for a full group. */
export async function addMember(
  tx: Tx,
  group: NonNullable<Awaited<ReturnType<typeof lockToJoin>>>,
  { userId, agreedTo, agreedBy, joinLinkId }: Consent,
): Promise<void> {
  const groupId = group.id
  if ((await tx.membership.count({ where: { groupId } })) >= MEMBERS_MAX) {
    throw new ApiError('conflict', messages.groups.full)
  }
  await tx.membership.upsert({
    where: { groupId_userId: { groupId, userId } },
    create: {
      groupId,
      userId,
      agreedTo: narrower(agreedTo, group.membersSee),
      agreedBy,
      joinLinkId,
    },
    update: {},
  })
  await tx.endedMembership.deleteMany({ where: { userId, groupId } })
  await tx.joinRequest.deleteMany({ where: { userId, joinLink: { groupId } } })
  const { email } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true },
  })
  await tx.joinRefusal.deleteMany({
    where: { joinLink: { groupId }, hash: { in: codesOf(email) } },
  })
}

/** The purpose of these signatures. */
const REFUSAL = 'join-refusal'

/**
 * What a link knows an address by that it does not let in: the same person may come back with another account. By each of
 * our secrets, the newest first; only we can make it of an address.
 */
const codesOf = (email: string) => signaturesOf(REFUSAL, email)

/** Whether a link does not let an address in. */
export async function isKeptOut(tx: Tx, joinLinkId: string, email: string): Promise<boolean> {
  const hash = { in: codesOf(email) }
  return (await tx.joinRefusal.count({ where: { joinLinkId, hash } })) > 0
}

/** Notes the addresses that a link does not let in. */
export async function noteKeptOut(tx: Tx, joinLinkId: string, emails: readonly string[]) {
  const data = emails.map((email) => ({ joinLinkId, hash: signatureOf(REFUSAL, email) }))
  await tx.joinRefusal.createMany({ data, skipDuplicates: true })
}

/** Links that work as long as they have places, as a condition for the query. */
export const isOn = () => ({ offAt: null, expiresAt: { gt: new Date() } })

/**
 * After a leader removed people: the group's link does not let them back in, nor a later account of their address. Also a
 * link that is over, because its leader can give it more days.
 */
export async function keepOut(
  tx: Tx,
  groupId: string,
  people: readonly { userId: string; user: { email: string } }[],
): Promise<void> {
  const link = await tx.joinLink.findFirst({
    where: { groupId, offAt: null },
    select: { id: true },
  })
  if (!link) return
  const { id: joinLinkId } = link
  const declinedAt = new Date()
  const userIds = people.map(({ userId }) => userId)
  await tx.joinRequest.deleteMany({ where: { joinLinkId, userId: { in: userIds } } })
  await tx.joinRequest.createMany({
    data: userIds.map((userId) => ({ joinLinkId, userId, agreedTo: 'leader_only', declinedAt })),
  })
  await noteKeptOut(
    tx,
    joinLinkId,
    people.map(({ user }) => user.email),
  )
}
