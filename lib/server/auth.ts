import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { mailResetLink, mailSignInLink, mailVerification } from './auth-mail'
import { claimGuestResults } from './claims'
import { db, isDuplicate, type Prisma } from './db'
import { proveOwner } from './first-admin'
import { count } from './funnel'
import { knownDeviceAt } from './known-device'
import { spend } from './limits'
import { newLinkSecret } from './link-secret'
import { redeemMailToken, requireMailToken } from './mail-tokens'
import { confirmAddress, letOwnerIn } from './owners'
import { hashPassword, isPassword } from './passwords'
import type { SessionClaims } from './session-token'
import { endAllSessions, endSession, openSession, prolongSession } from './sessions'
import { askedInThisBrowser } from './sign-in-cookie'
import { USER_FIELDS, type UserRow } from './users'
import type { SignedIn, Viewer } from './viewer'
import { assertStrong } from './weak-passwords'

/** A session that was just opened or renewed, and its person. */
export interface Admission {
  claims: SessionClaims
  user: UserRow
}

export interface Registration {
  email: string
  password: string
  firstName: string
  lastName: string
}

/** Opens an account and its first session, and mails the link that confirms the address. Throws `email_taken`, and `invalid` for a password that is guessed first. */
export async function register(viewer: Viewer, registration: Registration): Promise<Admission> {
  const { password, ...fields } = registration
  assertStrong(password, fields, 'password')
  await spend({ register_email: fields.email })
  const passwordHash = await hashPassword(password)
  try {
    return await db.$transaction(async (tx) => {
      const user = await tx.user.create({ data: { ...fields, passwordHash }, select: USER_FIELDS })
      await mailVerification(tx, user)
      await count('registered', 0, tx)
      return admit(tx, viewer, user)
    })
  } catch (error) {
    if (isDuplicate(error)) throw emailTaken()
    throw error
  }
}

export const emailTaken = () =>
  new ApiError('email_taken', messages.auth.emailTaken, { email: messages.auth.emailTaken })

export interface Credentials {
  email: string
  password: string
  /** From where; wrong tries count against it. */
  client: string
}

/**
 * Opens a session. Throws `wrong_credentials`, alike in words and in time for a wrong password and an unknown
 * address, and `too_many_requests` after too many of those. A browser that has signed in before has a count
 * of its own, so that strangers' guesses do not keep the person out.
 */
export async function login(
  viewer: Viewer,
  { email, password, client }: Credentials,
): Promise<Admission> {
  const known = await knownDeviceAt(email)
  const spent = await spend(
    known ? { login_known: known } : { login_client: client, login_account: email },
  )
  const found = await db.user.findFirst({
    where: { email, disabledAt: null },
    select: { ...USER_FIELDS, passwordHash: true },
  })
  const { passwordHash, ...user } = found ?? { passwordHash: null }
  if (!(await isPassword(password, passwordHash)) || !('id' in user)) {
    throw new ApiError('wrong_credentials', messages.auth.wrongCredentials)
  }
  await spent.giveBack()
  return db.$transaction((tx) => admit(tx, viewer, user))
}

/** Signs a person in: their guest results become theirs, and a session opens. */
export async function admit(
  tx: Prisma.TransactionClient,
  viewer: Viewer,
  user: UserRow,
): Promise<Admission> {
  await claimGuestResults(tx, viewer, user.id)
  return { claims: await openSession(tx, user), user }
}

/** Ends the viewer's session, if there is one. */
export async function logout({ session }: Viewer): Promise<void> {
  if (session) await endSession(session.id)
}

/** Ends every session of the person and opens a new one for the browser that asked. */
export function logoutEverywhere({ session }: SignedIn): Promise<Admission> {
  return db.$transaction((tx) => restart(tx, session.user))
}

/**
 * After a change that must end all sessions: the one who made it goes on in a new one. Throws `not_signed_in`, and
 * nothing is changed, when something else has ended them meanwhile.
 */
export async function restart(
  tx: Prisma.TransactionClient,
  { id, sessionVersion }: UserRow,
): Promise<Admission> {
  const holds = await tx.user.count({ where: { id, sessionVersion } })
  if (!holds) throw new ApiError('not_signed_in', messages.api.notSignedIn)
  const user = await endAllSessions(tx, id)
  return { claims: await openSession(tx, user), user }
}

/** Thirty more days for the viewer's session. */
export async function renew({ session }: SignedIn): Promise<Admission> {
  await prolongSession(session.id)
  const { id: userId, sessionVersion: version } = session.user
  return { claims: { userId, sessionId: session.id, version }, user: session.user }
}

/**
 * Mails a link for a new password, if the address has an account: whether it has is looked up when the mail is sent,
 * so that neither the answer nor its time tells.
 */
export async function forgotPassword(email: string): Promise<void> {
  await spend({ reset_account: email })
  await db.$transaction((tx) => mailResetLink(tx, email))
}

/** Sets a new password with a mailed link, ends all sessions and signs in. The link proves the address, too. */
export async function resetPassword(
  viewer: Viewer,
  { token, password }: { token: string; password: string },
): Promise<Admission> {
  // Hashing is costly on purpose: nobody makes us do it with a link that does not hold.
  const owner = await requireMailToken('reset_password', token)
  assertStrong(password, owner, 'password')
  const passwordHash = await hashPassword(password)
  return db.$transaction(async (tx) => {
    const id = await redeemMailToken(tx, 'reset_password', token)
    return admit(tx, viewer, await letOwnerIn(tx, id, { passwordHash }))
  })
}

/**
 * Mails a link to sign in with, if the address has an account, and returns the secret that this browser must keep.
 * What has been guessed at the password does not count here.
 */
export async function askSignInLink(email: string): Promise<string> {
  const { secret, hash } = newLinkSecret()
  await db.$transaction((tx) => mailSignInLink(tx, email, hash))
  return secret
}

/** Signs in with a mailed link in the browser that asked for it. The link proves the address, too. Throws `link_invalid`. */
export async function signInByLink(
  viewer: Viewer,
  token: string,
): Promise<Admission & { hasPassword: boolean }> {
  const browser = await askedInThisBrowser()
  return db.$transaction(async (tx) => {
    const id = await redeemMailToken(tx, 'sign_in', token, browser)
    const admission = await admit(tx, viewer, await letOwnerIn(tx, id, {}))
    const held = await tx.user.count({ where: { id, passwordHash: { not: null } } })
    return { ...admission, hasPassword: held > 0 }
  })
}

/** Confirms an address with a mailed link, wherever it is opened. Throws `link_invalid`. */
export async function verifyEmail({ session }: Viewer, token: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const id = await redeemMailToken(tx, 'verify_email', token)
    await confirmAddress(tx, id)
    if (session?.user.id === id) await proveOwner(tx, id)
  })
}

/** Mails the confirmation link once more; false when the address is confirmed already. */
export async function resendVerification({ session }: SignedIn): Promise<boolean> {
  const { user } = session
  if (user.emailVerifiedAt) return false
  await spend({ verification: user.email })
  await db.$transaction((tx) => mailVerification(tx, user))
  return true
}
