import 'server-only'
import { Prisma } from '../base/db'
import { lockRows } from '../base/sql'
import { linkInvalid } from '../mail/tokens'
import { hasRight } from '../viewer/address-rights'
import { endAllSessions } from '../viewer/sessions'
import { USER_FIELDS, type UserRow } from '../viewer/users'
import { stopWaiting } from './email-change'
import { grantFirstAdmin } from './first-admin'
import { endWhatWasShared } from './first-proof'

type Tx = Prisma.TransactionClient

/**
 * How the owner of the address signs in from now on: with a password just set by a mailed link, or through a provider
 * that vouches for the address.
 */
export interface OwnWay {
  passwordHash?: string
  identity?: { provider: string; subject: string }
}

/**
 * Gives the account to the owner of its address, who has just been proven outside of its sessions. Someone else may
 * have opened and used the account until now, even if the address is confirmed. So the password, all sessions, other
 * providers, what the account shared, and a pending change of address end. Returns the updated user.
 */
export async function letOwnerIn(
  tx: Tx,
  id: string,
  { passwordHash, identity }: OwnWay,
): Promise<UserRow> {
  const before = await lockPerson(tx, id)
  const isKnown = hasRight(before, 'keep_what_was')
  if (!isKnown) {
    await tx.identity.deleteMany({ where: { userId: id } })
    await endWhatWasShared(tx, before)
  }
  await tx.user.update({
    where: { id },
    data: {
      passwordHash: passwordHash ?? (isKnown ? undefined : null),
      identities: identity && { create: identity },
    },
    select: { id: true },
  })
  await confirmAddress(tx, id)
  if (!isKnown || passwordHash) {
    await endAllSessions(tx, id)
    await stopWaiting(tx, id)
  }
  await proveOwner(tx, id)
  return tx.user.findUniqueOrThrow({ where: { id }, select: USER_FIELDS })
}

/** Locks the account and reads it, so that a change that is under way elsewhere is finished first. */
async function lockPerson(tx: Tx, id: string): Promise<UserRow> {
  await lockRows(tx, Prisma.sql`users WHERE id = ${id}::uuid`)
  return tx.user.findUniqueOrThrow({ where: { id }, select: USER_FIELDS })
}

/** Marks the person's address as confirmed; false where it was before. */
export async function confirmAddress(tx: Tx, id: string): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id, emailVerifiedAt: null },
    data: { emailVerifiedAt: new Date() },
  })
  return count === 1
}

/**
 * The secret that was mailed to the person's address came back from one of their sessions, so the signed-in person is
 * the owner of the mailbox, and nothing ends. Throws `link_invalid` where the account has another address meanwhile,
 * which the secret does not prove.
 */
export async function proveFromSession(tx: Tx, id: string, email: string): Promise<void> {
  if ((await lockPerson(tx, id)).email !== email) throw linkInvalid()
  await confirmAddress(tx, id)
  await proveOwner(tx, id)
}

/**
 * Records that the signed-in person owns the mailbox, and makes ADMIN_EMAIL's person an admin. Returns the updated
 * user. A confirmed address alone is not enough: someone else may have registered it, and its owner may have opened the
 * link of the mail that this sent.
 */
export async function proveOwner(tx: Tx, id: string): Promise<UserRow | null> {
  await tx.user.updateMany({
    where: { id, ownerProvenAt: null },
    data: { ownerProvenAt: new Date() },
  })
  return grantFirstAdmin(tx, { id })
}
