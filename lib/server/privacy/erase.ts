import 'server-only'
import { mailAccountDeleted } from '../accounts/mail'
import { ordersOf } from '../accounts/own-orders'
import { assertPassword } from '../accounts/profile'
import { db, type Prisma } from '../base/db'
import { type Inherited, leaveLedGroups, noteInherited } from '../groups/leaders'
import { releaseOrders } from '../payments/orders'
import { addressWith } from '../viewer/address-rights'
import { assertAnotherAdmin } from '../viewer/last-admin'
import type { UserRow } from '../viewer/users'
import type { SignedIn } from '../viewer/viewer'
import { eraseResults, noteErased } from './erase-results'

/** Deletes the person's account. Throws `invalid` for a wrong password, `conflict` for the last admin. */
export async function deleteAccount(viewer: SignedIn, password: string): Promise<void> {
  await assertPassword(viewer, password, 'password')
  const gone = await db.$transaction((tx) => eraseAccount(tx, viewer.session.user))
  noteInherited(gone.inherited)
  noteErased({ by: 'account', accounts: 1, results: gone.results })
}

/**
 * Erases a person: sessions, results, drafts, links, memberships and the pass go with the account. Groups that
 * they led go to another member, or close. Orders stay for the books without person, address or result, and
 * what they did as an admin without a name. Returns how many results went, and who leads which group from now on. Throws
 * `conflict` for the last admin.
 */
export async function eraseAccount(
  tx: Prisma.TransactionClient,
  user: UserRow,
): Promise<{ results: number; inherited: Inherited[] }> {
  await assertAnotherAdmin(tx, user.id)
  const inherited = await leaveLedGroups(tx, user.id)
  await releaseOrders(tx, await ordersOf(tx, user.id), user.email)
  const results = await tx.assessment.findMany({
    where: { userId: user.id },
    select: { id: true },
  })
  const erased = await eraseResults(
    tx,
    results.map(({ id }) => id),
  )
  const email = addressWith(user, 'erase_by_address')
  if (email !== null) {
    await tx.prospectiveUser.deleteMany({ where: { email } })
    await tx.invitation.deleteMany({ where: { email } })
  }
  await mailAccountDeleted(tx, user)
  await tx.user.delete({ where: { id: user.id } })
  return { results: erased, inherited }
}
