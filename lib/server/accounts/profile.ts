import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { db, type Prisma } from '../base/db'
import { consume, tried } from '../base/limits'
import { hasRight } from '../viewer/address-rights'
import { noteProof } from '../viewer/sessions'
import { USER_FIELDS, type UserRow } from '../viewer/users'
import type { SignedIn } from '../viewer/viewer'
import { type FreshSession, restart } from './auth'
import { askForEmail } from './email-change'
import { mailPasswordChanged } from './mail'
import { hashPassword, isPassword } from './passwords'
import { assertMayRegister } from './sign-up'
import { assertStrong } from './weak-passwords'

export interface ProfileChange {
  firstName: string
  lastName: string
  email: string
  /** Needed when the address changes. */
  password?: string
}

/**
 * Changes the name, and asks for a new address, which counts once its link is opened. Asking ends all other sessions, and
 * the present address gets a mail. Throws `invalid` for a missing or wrong password, `email_taken`, `too_many_requests`.
 */
export async function updateProfile(
  viewer: SignedIn,
  { password, ...fields }: ProfileChange,
): Promise<{ user: UserRow; renewed: FreshSession | null }> {
  const { id, email: present } = viewer.session.user
  const { email, ...data } = fields
  if (email === present) {
    const user = await db.user.update({ where: { id }, data, select: USER_FIELDS })
    return { user, renewed: null }
  }
  await assertPassword(viewer, password, 'password')
  // Without this, a person could register with a made-up address of an allowed domain and then change to their own.
  if (!hasRight(viewer.session.user, 'change_freely')) await assertMayRegister(email)
  // The limits of a new account: this answer, too, tells whether the address has an account, and a mail goes to it.
  await consume({
    email_change: id,
    register_email: email,
    verification: email,
    mail_recipient: email,
  })
  const renewed = await db.$transaction(async (tx) => {
    await tx.user.update({ where: { id }, data, select: { id: true } })
    await askForEmail(tx, viewer, email)
    return proven(tx, viewer)
  })
  return { user: renewed.user, renewed }
}

/** Changes the password, ends all other sessions and tells the person by mail. Throws `invalid` for a wrong one, and for a new one that is guessed first. */
export async function changePassword(
  viewer: SignedIn,
  { current, next }: { current: string; next: string },
): Promise<FreshSession> {
  await assertPassword(viewer, current, 'current_password')
  assertStrong(next, viewer.session.user, 'new_password')
  const { id } = viewer.session.user
  const passwordHash = await hashPassword(next)
  return db.$transaction(async (tx) => {
    const user = await tx.user.update({
      where: { id },
      data: { passwordHash },
      select: USER_FIELDS,
    })
    await mailPasswordChanged(tx, user)
    return proven(tx, viewer)
  })
}

/** Marks the session as one whose person has just typed the password. */
async function proven(tx: Prisma.TransactionClient, { session }: SignedIn): Promise<FreshSession> {
  await noteProof(tx, session.id)
  return restart(tx, session)
}

/** Checks the password again, for acts that require it. Throws `invalid`, `too_many_requests`. */
export async function provePassword(viewer: SignedIn, password: string): Promise<void> {
  await assertPassword(viewer, password, 'password')
  await noteProof(db, viewer.session.id)
}

/**
 * Checks the password, so that finding the person's browser open is not enough. Throws `invalid` with
 * the field's name, `too_many_requests`.
 */
export async function assertPassword(
  { session }: SignedIn,
  password: string | undefined,
  field: string,
): Promise<void> {
  // Limits tries in a browser that is signed in. Wrong passwords at the sign-in form count elsewhere, so that strangers
  // cannot use this limit up.
  const { isRight, has } = await tried(
    { login_known: session.user.id },
    async () => {
      const select = { id: true, passwordHash: true } as const
      const row = await db.user.findUnique({ where: { id: session.user.id }, select })
      return { isRight: await isPassword(password ?? '', row), has: row?.passwordHash != null }
    },
    (found) => !found.isRight,
  )
  if (isRight) return
  const message = has
    ? password
      ? messages.auth.wrongPassword
      : messages.auth.passwordNeeded
    : messages.auth.noPassword
  throw new ApiError('invalid', message, { [field]: message })
}

/** Whether the person has a password; who came through another provider may have none. */
export async function hasPassword({ session }: SignedIn): Promise<boolean> {
  const { id } = session.user
  const held = await db.user.count({ where: { id, passwordHash: { not: null } } })
  return held > 0
}
