import 'server-only'
import { recordEnvironmentGrant } from './admin-audit'
import { db, type Prisma } from './db'
import { env } from './env'
import { log } from './log'
import { USER_FIELDS, type UserRow } from './users'

/** It was made without proof that its person reads the mailbox; nobody may come in that way as an admin. */
const UNPROVEN_PROVIDER = 'facebook'

/**
 * Remembers that whoever signs in and whoever reads the mailbox are one, and makes ADMIN_EMAIL's person an admin;
 * then returns the person anew. A confirmed address alone is not enough: somebody else may have registered it, and
 * its owner may then have opened the link in the mail that this sent.
 */
export async function proveOwner(
  tx: Prisma.TransactionClient,
  id: string,
): Promise<UserRow | null> {
  await tx.user.updateMany({
    where: { id, ownerProvenAt: null },
    data: { ownerProvenAt: new Date() },
  })
  return grantFirstAdmin(tx, { id })
}

/** Makes the person an admin if ADMIN_EMAIL names them and no admin has taken that away; null if nothing changed. */
async function grantFirstAdmin(
  tx: Prisma.TransactionClient,
  where: Prisma.UserWhereInput,
): Promise<UserRow | null> {
  if (!env.adminEmail) return null
  const entitled: Prisma.UserWhereInput = {
    AND: [where, { email: env.adminEmail }],
    isAdmin: false,
    disabledAt: null,
    emailVerifiedAt: { not: null },
    ownerProvenAt: { not: null },
  }
  const user = await tx.user.findFirst({ where: entitled, select: { id: true } })
  if (!user) return null
  const { id } = user
  const isTakenAway = { act: 'unmake_admin', targetKind: 'user', targetId: id }
  if ((await tx.adminAct.count({ where: isTakenAway })) > 0) return null
  const { count } = await tx.user.updateMany({
    where: { ...entitled, id },
    data: { isAdmin: true },
  })
  // Another replica starts at the same time.
  if (count === 0) return null
  await dropUnprovenWay(tx, id)
  await recordEnvironmentGrant(tx, id)
  log.info({ user: id }, 'ADMIN_EMAIL made this account an admin')
  return tx.user.findUniqueOrThrow({ where: { id }, select: USER_FIELDS })
}

/** Of an account that becomes an admin's. */
export async function dropUnprovenWay(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await tx.identity.deleteMany({ where: { userId, provider: UNPROVEN_PROVIDER } })
}

/** For an account that was there before ADMIN_EMAIL was set. Without its database the server opens all the same. */
export async function grantAtStart(): Promise<void> {
  const email = env.adminEmail
  if (!email) return
  try {
    await db.$transaction((tx) => grantFirstAdmin(tx, {}))
    const waiting = await db.user.count({
      where: { email, isAdmin: false, emailVerifiedAt: { not: null }, ownerProvenAt: null },
    })
    if (waiting) log.warn(HOW_TO_PROVE)
  } catch (error) {
    log.warn({ fault: error instanceof Error ? error.name : typeof error }, 'ADMIN_EMAIL not read')
  }
}

const HOW_TO_PROVE =
  'ADMIN_EMAIL: anybody may have opened this account. Set a new password by mail ("Forgot password"), or run npm run admin:grant -- EMAIL'
