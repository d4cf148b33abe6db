import 'server-only'
import type { Prisma } from './db'
import { proveOwner } from './first-admin'
import { endAllSessions } from './sessions'
import { USER_FIELDS, type UserRow } from './users'

type Tx = Prisma.TransactionClient

/** The way in of somebody whose address is theirs: a password just set with a mailed link, or who vouches for it. */
export interface OwnWay {
  passwordHash?: string
  identity?: { provider: string; subject: string }
}

/**
 * Gives the account to the owner of its address, who has just been proven outside of its sessions. Whoever opened it
 * may have been somebody else until now, even if the address is confirmed: then every other way in ends, which is
 * password, sessions and other providers. Returns the owner as they are now.
 */
export async function letOwnerIn(
  tx: Tx,
  id: string,
  { passwordHash, identity }: OwnWay,
): Promise<UserRow> {
  const isKnown = await isOwnerProven(tx, id)
  if (!isKnown) await tx.identity.deleteMany({ where: { userId: id } })
  await tx.user.update({
    where: { id },
    data: {
      passwordHash: passwordHash ?? (isKnown ? undefined : null),
      identities: identity && { create: identity },
    },
    select: { id: true },
  })
  await confirmAddress(tx, id)
  if (!isKnown || passwordHash) await endAllSessions(tx, id)
  await proveOwner(tx, id)
  return tx.user.findUniqueOrThrow({ where: { id }, select: USER_FIELDS })
}

/** Waits for whoever is changing the account, so that none of it is from before. */
async function isOwnerProven(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ isProven: boolean }[]>`
    SELECT owner_proven_at IS NOT NULL AS "isProven" FROM users WHERE id = ${id}::uuid FOR UPDATE`
  return row?.isProven ?? false
}

/** Marks the person's address as proven to be theirs. */
export async function confirmAddress(tx: Tx, id: string): Promise<void> {
  await tx.user.updateMany({
    where: { id, emailVerifiedAt: null },
    data: { emailVerifiedAt: new Date() },
  })
}
