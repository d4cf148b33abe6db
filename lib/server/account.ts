import 'server-only'
import { forgetActor } from './admin-audit'
import { assertAnotherAdmin } from './admin-rights'
import { mailAccountDeleted } from './auth-mail'
import { db, type Prisma } from './db'
import { eraseResults } from './erase-results'
import { forgetOrders } from './forget-orders'
import { leaveLedGroups } from './groups'
import { ordersOf } from './orders'
import { assertPassword } from './profile'
import { confirmedAddress, type UserRow } from './users'
import type { SignedIn } from './viewer'

/** Deletes the person's account. Throws `invalid` for a wrong password, `conflict` for the last admin. */
export async function deleteAccount(viewer: SignedIn, password: string): Promise<void> {
  await assertPassword(viewer, password, 'password')
  await db.$transaction((tx) => eraseAccount(tx, viewer.session.user))
}

/**
 * Erases a person: sessions, results, drafts, links, memberships and the pass go with the account. Groups that
 * they led go to another member, or close. Orders stay for the books without person, address or result, and
 * what they did as an admin without a name. Throws `conflict` for the last admin.
 */
export async function eraseAccount(tx: Prisma.TransactionClient, user: UserRow): Promise<void> {
  await assertAnotherAdmin(tx, user.id)
  await leaveLedGroups(tx, user.id)
  await forgetActor(tx, user.id)
  await forgetOrders(tx, ordersOf(user.id))
  const results = await tx.assessment.findMany({
    where: { userId: user.id },
    select: { id: true },
  })
  await eraseResults(
    tx,
    results.map(({ id }) => id),
  )
  const email = confirmedAddress(user)
  if (email !== null) {
    await tx.prospectiveUser.deleteMany({ where: { email } })
    await tx.invitation.deleteMany({ where: { email } })
  }
  await mailAccountDeleted(tx, user)
  await tx.user.delete({ where: { id: user.id } })
}
