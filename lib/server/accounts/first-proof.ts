import 'server-only'
import type { Prisma } from '../base/db'
import { recordOwnAct } from '../viewer/acts'
import type { UserRow } from '../viewer/users'
import { ordersOf } from './own-orders'

type Tx = Prisma.TransactionClient
type Person = Pick<UserRow, 'id' | 'email' | 'isAdmin'>

/**
 * Ends what an account has shared, when the owner of its address comes for the first time and from outside of its
 * sessions: another person may have opened it, and may have planted ways to see what the owner will do in it. Results,
 * drafts and purchases stay, and so do groups that it leads, with nothing of the owner in them (docs/decisions/016).
 */
export async function endWhatWasShared(tx: Tx, person: Person): Promise<void> {
  const { id } = person
  await leaveGroups(tx, person)
  await withholdResults(tx, id)
  const isOwn = { assessment: { userId: id } }
  await tx.reportLink.updateMany({
    where: { ...isOwn, revokedAt: null },
    data: { revokedAt: new Date() },
  })
  await tx.shareLink.deleteMany({ where: isOwn })
  await tx.tryMail.deleteMany({ where: { userId: id } })
  const isTheirs = { OR: [{ first: { userId: id } }, { second: { userId: id } }] }
  await tx.pairComparison.deleteMany({ where: isTheirs })
  await keepReceiptsHome(tx, person)
  if (person.isAdmin) await unmakeAdmin(tx, id)
}

/** Memberships end, and are recorded, so that the person can ask to come back. */
async function leaveGroups(tx: Tx, { id: userId, email }: Person): Promise<void> {
  const joined = await tx.membership.findMany({
    where: { userId, group: { leaderId: { not: userId } } },
    select: { groupId: true, group: { select: { name: true } } },
  })
  const groupIds = joined.map(({ groupId }) => groupId)
  const data = joined.map(({ groupId, group }) => ({ userId, groupId, groupName: group.name }))
  await tx.endedMembership.createMany({ data, skipDuplicates: true })
  await tx.membership.deleteMany({ where: { userId, groupId: { in: groupIds } } })
  // An accepted invitation would otherwise still lead to a group they are no longer in.
  const isAccepted = { acceptedAt: { not: null } }
  await tx.invitation.deleteMany({ where: { email, groupId: { in: groupIds }, ...isAccepted } })
}

/** Groups that it leads go on without its result, what a stranger agreed to show, open invitations and join links. */
async function withholdResults(tx: Tx, userId: string): Promise<void> {
  const isLed = { group: { leaderId: userId } }
  await tx.membership.updateMany({
    where: { userId, ...isLed },
    data: { withheldAt: new Date(), agreedTo: 'leader_only', agreedBy: null },
  })
  await tx.invitation.deleteMany({ where: { ...isLed, acceptedAt: null } })
  await tx.joinLink.updateMany({ where: { ...isLed, offAt: null }, data: { offAt: new Date() } })
}

/** A receipt brings a link to the report: one that is still to come goes to the account's own address. */
async function keepReceiptsHome(tx: Tx, { id: userId, email }: Person): Promise<void> {
  const where = { ...(await ordersOf(tx, userId)), status: 'open' as const }
  await tx.order.updateMany({ where, data: { email } })
}

/** Another person may have had the address or the account when it was made an admin's. */
async function unmakeAdmin(tx: Tx, id: string): Promise<void> {
  await tx.user.update({ where: { id }, data: { isAdmin: false }, select: { id: true } })
  await recordOwnAct(tx, { act: 'unmake_admin', via: 'first_proof', userId: id })
}
