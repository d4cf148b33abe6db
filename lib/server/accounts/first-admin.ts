import 'server-only'
import { db, type Prisma } from '../base/db'
import { env } from '../base/env'
import { faultOf } from '../base/fault'
import { log } from '../base/log'
import { recordOwnAct } from '../viewer/acts'
import { whoHas } from '../viewer/address-rights'
import { USER_FIELDS, type UserRow } from '../viewer/users'
import { dropUnprovenWay } from './unproven-way'

/** Makes the person an admin if ADMIN_EMAIL names them and no admin has taken that away; null if nothing changed. */
export async function grantFirstAdmin(
  tx: Prisma.TransactionClient,
  where: Prisma.UserWhereInput,
): Promise<UserRow | null> {
  if (!env.adminEmail) return null
  const entitled: Prisma.UserWhereInput = {
    AND: [where, { email: env.adminEmail }, whoHas('be_made_admin')],
    isAdmin: false,
    disabledAt: null,
  }
  const user = await tx.user.findFirst({ where: entitled, select: { id: true } })
  if (!user) return null
  const { id } = user
  const isTakenAway = { act: 'unmake_admin', via: 'api', targetKind: 'user', targetId: id }
  if ((await tx.adminAct.count({ where: isTakenAway })) > 0) return null
  const { count } = await tx.user.updateMany({
    where: { ...entitled, id },
    data: { isAdmin: true },
  })
  // Another replica starts at the same time.
  if (count === 0) return null
  await dropUnprovenWay(tx, id)
  await recordOwnAct(tx, { act: 'make_admin', via: 'environment', userId: id })
  log.info({ user: id }, 'ADMIN_EMAIL made this account an admin')
  return tx.user.findUniqueOrThrow({ where: { id }, select: USER_FIELDS })
}

/**
 * For an account that was there before ADMIN_EMAIL was set. Says so where rights wait for proof, those of an earlier
 * version's admins too. Without its database the server opens all the same.
 */
export async function grantAtStart(): Promise<void> {
  const email = env.adminEmail
  try {
    if (email) await db.$transaction((tx) => grantFirstAdmin(tx, {}))
    const meant = [{ isAdmin: true }, ...(email ? [{ email, emailVerifiedAt: { not: null } }] : [])]
    const waiting = await db.user.count({ where: { OR: meant, NOT: whoHas('act_as_admin') } })
    if (waiting) log.warn({ accounts: waiting }, HOW_TO_PROVE)
  } catch (error) {
    log.warn(faultOf(error), 'ADMIN_EMAIL not read')
  }
}

const HOW_TO_PROVE =
  'An admin, or the person named by ADMIN_EMAIL, has not proven their email address, and has no rights until then: open the confirmation link in the browser that is signed in, or set a new password by email ("Forgot password")'
