import 'server-only'
import type { AdminActName } from '@/lib/api/admin/admin'
import type { AdminUser } from '@/lib/api/admin/users'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { mailVerification } from '../accounts/mail'
import { dropUnprovenWay } from '../accounts/unproven-way'
import { db, type Prisma } from '../base/db'
import { consume } from '../base/limits'
import { isId } from '../base/storable'
import { noteInherited } from '../groups/leaders'
import { eraseAccount } from '../privacy/erase'
import { noteErased } from '../privacy/erase-results'
import { recordAct } from '../viewer/acts'
import { hasRight } from '../viewer/address-rights'
import type { Admin } from '../viewer/admin'
import { assertAnotherAdmin } from '../viewer/last-admin'
import { endAllSessions } from '../viewer/sessions'
import { USER_FIELDS } from '../viewer/users'
import { assertProven } from './proof'
import { requireUser, userNotFound } from './users'

const FIELDS = { ...USER_FIELDS, disabledAt: true } satisfies Prisma.UserSelect

type Target = Prisma.UserGetPayload<{ select: typeof FIELDS }>

/**
 * Does something to a person that weighs much, and writes it down, unless it is so already. Throws `proof_needed`,
 * `not_found`.
 */
async function change(
  admin: Admin,
  id: string,
  act: AdminActName,
  isDone: (user: Target) => boolean,
  carryOut: (tx: Prisma.TransactionClient, user: Target) => Promise<unknown>,
): Promise<AdminUser> {
  assertProven(admin)
  return db.$transaction(async (tx) => {
    const user = await findUser(tx, id)
    if (!isDone(user)) {
      await carryOut(tx, user)
      await recordAct(tx, admin, { act, target: { kind: 'user', id } })
    }
    return requireUser(admin, id, tx)
  })
}

async function findUser(tx: Prisma.TransactionClient, id: string): Promise<Target> {
  const user = isId(id) ? await tx.user.findUnique({ where: { id }, select: FIELDS }) : null
  if (!user) throw userNotFound()
  return user
}

const conflict = (message: string) => new ApiError('conflict', message)

/**
 * Makes a person an admin, from their next sign-in on. Throws `conflict` for one who is disabled, whose address is
 * not confirmed, or whose account another person may have opened before its owner confirmed it.
 */
export function makeAdmin(admin: Admin, id: string): Promise<AdminUser> {
  return change(
    admin,
    id,
    'make_admin',
    (user) => user.isAdmin,
    async (tx, user) => {
      if (!hasRight(user, 'count_as_confirmed')) throw conflict(messages.admin.unconfirmed)
      if (user.disabledAt) throw conflict(messages.admin.disabled)
      if (!hasRight(user, 'be_made_admin')) throw conflict(messages.admin.unproven)
      await tx.user.update({ where: { id }, data: { isAdmin: true }, select: { id: true } })
      await dropUnprovenWay(tx, id)
      await endAllSessions(tx, id)
    },
  )
}

/**
 * Takes an admin's rights away. Every request reads them, so it takes effect at once. Throws `conflict` for the last
 * admin.
 */
export function unmakeAdmin(admin: Admin, id: string): Promise<AdminUser> {
  return change(
    admin,
    id,
    'unmake_admin',
    (user) => !user.isAdmin,
    async (tx) => {
      await assertAnotherAdmin(tx, id)
      await tx.user.update({ where: { id }, data: { isAdmin: false }, select: { id: true } })
    },
  )
}

/** Ends all sessions, and sign-in fails until enabled. Throws `conflict` for the last admin. */
export function disableUser(admin: Admin, id: string): Promise<AdminUser> {
  return change(
    admin,
    id,
    'disable_user',
    (user) => user.disabledAt !== null,
    async (tx) => {
      await assertAnotherAdmin(tx, id)
      const data = { disabledAt: new Date() }
      await tx.user.update({ where: { id }, data, select: { id: true } })
      await endAllSessions(tx, id)
    },
  )
}

export function enableUser(admin: Admin, id: string): Promise<AdminUser> {
  return change(
    admin,
    id,
    'enable_user',
    (user) => user.disabledAt === null,
    (tx) => tx.user.update({ where: { id }, data: { disabledAt: null }, select: { id: true } }),
  )
}

/** Mails the confirmation link again; false when the address is confirmed already. Throws `not_found`. */
export async function resendVerification(admin: Admin, id: string): Promise<boolean> {
  const user = await findUser(db, id)
  if (hasRight(user, 'count_as_confirmed')) return false
  await consume({ verification: user.email })
  await db.$transaction(async (tx) => {
    await mailVerification(tx, user)
    await recordAct(tx, admin, { act: 'resend_verification', target: { kind: 'user', id } })
  })
  return true
}

/** Deletes an account as its person can. Throws `proof_needed`, `not_found`, and `conflict` for the last admin. */
export async function deleteUser(admin: Admin, id: string): Promise<void> {
  assertProven(admin)
  const gone = await db.$transaction(async (tx) => {
    const user = await findUser(tx, id)
    await recordAct(tx, admin, { act: 'delete_user', target: { kind: 'user', id } })
    return eraseAccount(tx, user)
  })
  noteInherited(gone.inherited)
  noteErased({ by: 'admin', accounts: 1, results: gone.results })
}
