import 'server-only'
import { standingOf } from '@/lib/api/address-rights'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { db, isDuplicate, type Prisma } from '../base/db'
import { count } from '../base/funnel'
import { counted, spend, tried } from '../base/limits'
import { log } from '../base/log'
import { newLinkSecret } from '../base/signatures'
import { linkInvalid, readMailToken, redeemMailToken, requireMailToken } from '../mail/tokens'
import {
  endAllSessions,
  endSessions,
  type OpenSession,
  openSession,
  prolongSession,
} from '../viewer/sessions'
import type { NamedSession } from '../viewer/tokens'
import { USER_FIELDS, type UserRow } from '../viewer/users'
import { listCarriedSessions, type SignedIn, type Viewer } from '../viewer/viewer'
import { claimGuestResults } from './claims'
import { assertNotKept, changeEmailByLink, emailTaken } from './email-change'
import { knownDeviceAt } from './known-device'
import { mailResetLink, mailSignInLink, mailVerification } from './mail'
import { tellOfNewDevice } from './new-device'
import { confirmAddress, letOwnerIn, proveFromSession } from './owners'
import { hashPassword, isPassword } from './passwords'
import { askedInThisBrowser } from './sign-in-cookie'
import { assertMayRegister, isInvited } from './sign-up'
import { assertStrong } from './weak-passwords'

/** A session that was just opened or renewed, and its person. */
export interface FreshSession {
  session: NamedSession
  user: UserRow
}

export interface Registration {
  email: string
  password: string
  firstName: string
  lastName: string
}

/**
 * Opens an account and its first session, and mails the link that confirms the address. Throws `email_taken`,
 * `sign_up_closed`, and `invalid` for a password that is guessed first.
 */
export async function register(
  viewer: Viewer,
  { client, ...registration }: Registration & { client: string },
): Promise<FreshSession> {
  const { password, ...fields } = registration
  assertStrong(password, fields, 'password')
  await assertMayRegister(fields.email)
  const byNetwork = { register_client: client, register_client_day: client }
  const isCounted = !(await isInvited(fields.email))
  const limits = { register_email: fields.email, ...(isCounted && byNetwork) }
  return counted(limits, () => openAccount(viewer, registration))
}

async function openAccount(viewer: Viewer, registration: Registration): Promise<FreshSession> {
  const { password, ...fields } = registration
  const passwordHash = await hashPassword(password)
  try {
    return await db.$transaction(async (tx) => {
      const user = await tx.user.create({ data: { ...fields, passwordHash }, select: USER_FIELDS })
      await assertNotKept(tx, user.email, user.id)
      await mailVerification(tx, user)
      await count('registered', 0, tx)
      return signIn(tx, viewer, user, { byPassword: true })
    })
  } catch (error) {
    if (isDuplicate(error)) throw emailTaken()
    throw error
  }
}

export interface Credentials {
  email: string
  password: string
  /** The network address that wrong tries count against. */
  client: string
}

/**
 * Opens a session. Throws `wrong_credentials`, with the same words and after the same time for a wrong password and an
 * unknown address, `account_disabled` only for the right password, and `too_many_requests`. A browser that has signed in
 * before is counted separately, so that a stranger's guesses do not lock the person out.
 */
export async function login(
  viewer: Viewer,
  { email, password, client }: Credentials,
): Promise<FreshSession> {
  const known = await knownDeviceAt(email)
  const { found, isRight } = await tried(
    known ? { login_known: known } : { login_account: email, login_client: client },
    async () => {
      const person = await db.user.findFirst({
        where: { email },
        select: { ...USER_FIELDS, passwordHash: true, disabledAt: true },
      })
      return { found: person, isRight: await isPassword(password, person) }
    },
    (outcome) => !outcome.isRight,
  )
  if (!found || !isRight || found.disabledAt) {
    // An address without an account is not logged.
    log.info({ account: found?.id ?? null, client, disabled: isRight }, 'sign-in failed')
    if (isRight) throw new ApiError('account_disabled', messages.auth.accountDisabled)
    throw new ApiError('wrong_credentials', messages.auth.wrongCredentials)
  }
  const { passwordHash: _, disabledAt: __, ...user } = found
  const fresh = await db.$transaction((tx) => signIn(tx, viewer, user, { byPassword: true }))
  if (!known) await tellOfNewDevice(viewer, user)
  return fresh
}

/**
 * Moves the browser's guest results into the account, ends all sessions that the browser carries, also another person's,
 * and opens one. `byPassword`: the person has just typed their password, which some acts of admins require
 * (lib/server/admin/proof.ts).
 */
export async function signIn(
  tx: Prisma.TransactionClient,
  viewer: Viewer,
  user: UserRow,
  { byPassword = false } = {},
): Promise<FreshSession> {
  await claimGuestResults(tx, viewer, user.id)
  await endSessions(tx, await listCarriedSessions())
  const { device } = viewer
  return { session: await openSession(tx, user, { device, isProven: byPassword }), user }
}

/** Ends the sessions that the request carries. */
export async function logout(): Promise<void> {
  await endSessions(db, await listCarriedSessions())
}

/** Ends every other session of the person and gives this one new tokens. */
export function logoutEverywhere({ session }: SignedIn): Promise<FreshSession> {
  return db.$transaction((tx) => restart(tx, session))
}

/**
 * Ends all other sessions of the person. This one gets new tokens and keeps its expiry. Throws `not_signed_in`, and
 * changes nothing, if this session has been ended meanwhile.
 */
export async function restart(
  tx: Prisma.TransactionClient,
  { id: sessionId, user: { id, sessionVersion } }: OpenSession,
): Promise<FreshSession> {
  const holds = await tx.session.count({ where: { id: sessionId, user: { id, sessionVersion } } })
  if (!holds) throw new ApiError('not_signed_in', messages.api.notSignedIn)
  const user = await endAllSessions(tx, id, sessionId)
  // The answer replaces the browser's cookie, so another session that the cookie names ends, also another person's. The
  // old tokens of this session are invalid already.
  await endSessions(tx, await listCarriedSessions())
  return { session: { userId: id, sessionId, version: user.sessionVersion }, user }
}

/** Thirty more days for the viewer's session. */
export async function renew({ session }: SignedIn): Promise<FreshSession> {
  await prolongSession(session.id)
  const { id: userId, sessionVersion: version } = session.user
  return { session: { userId, sessionId: session.id, version }, user: session.user }
}

/**
 * Mails a link for a new password, if the address has an account. That is looked up when the mail is sent, so that
 * neither the answer nor its time reveals it.
 */
export async function forgotPassword(email: string): Promise<void> {
  await spend({ reset_account: email })
  await db.$transaction((tx) => mailResetLink(tx, email))
}

/** Sets a new password with a mailed link, ends all sessions and signs in. The link also proves the address. */
export async function resetPassword(
  viewer: Viewer,
  { token, password }: { token: string; password: string },
): Promise<FreshSession> {
  // Checked before hashing, which is slow on purpose: an invalid link must not cost that time.
  const owner = await requireMailToken('reset_password', token)
  assertStrong(password, owner, 'password')
  const passwordHash = await hashPassword(password)
  return db.$transaction(async (tx) => {
    const id = await redeemMailToken(tx, 'reset_password', token)
    const user = await letOwnerIn(tx, id, { passwordHash })
    return signIn(tx, viewer, user, { byPassword: true })
  })
}

/**
 * Mails a link to sign in with, if the address has an account, and returns the secret that this browser must keep.
 * Wrong passwords do not count against this.
 */
export async function askSignInLink(email: string): Promise<string> {
  const { secret, hash } = newLinkSecret()
  await db.$transaction((tx) => mailSignInLink(tx, email, hash))
  return secret
}

/** Signs in with a mailed link in the browser that asked for it. The link also proves the address. Throws `link_invalid`. */
export async function signInByLink(
  viewer: Viewer,
  token: string,
): Promise<FreshSession & { hasPassword: boolean }> {
  const browser = await askedInThisBrowser()
  return db.$transaction(async (tx) => {
    const id = await redeemMailToken(tx, 'sign_in', token, browser)
    const fresh = await signIn(tx, viewer, await letOwnerIn(tx, id, {}))
    const held = await tx.user.count({ where: { id, passwordHash: { not: null } } })
    return { ...fresh, hasPassword: held > 0 }
  })
}

/**
 * Confirms an address with a mailed link, in any browser; a changed address becomes the account's. In a session of the
 * account the link also proves the owner, and is used up. Elsewhere it is not used up, because mail programs open links
 * before their readers do, and people open them on a phone while they are signed in on a laptop. Throws `link_invalid`,
 * and `email_taken` where another account has taken the new address meanwhile.
 */
export async function verifyEmail(
  viewer: Viewer,
  token: string,
): Promise<{ verified: true; proven: boolean }> {
  return db.$transaction(async (tx) => {
    await changeEmailByLink(tx, viewer, token)
    const { id, email } = await readMailToken(tx, 'verify_email', token)
    const proven = viewer.session?.user.id === id
    if (proven) {
      await redeemMailToken(tx, 'verify_email', token)
      await proveFromSession(tx, id, email)
    } else if (!(await confirmAddress(tx, id))) throw linkInvalid()
    return { verified: true, proven }
  })
}

/** Mails the confirmation link again; false where the address is proven already. */
export async function resendVerification({ session }: SignedIn): Promise<boolean> {
  const { user } = session
  if (standingOf(user) === 'proven') return false
  await spend({ verification: user.email })
  await db.$transaction((tx) => mailVerification(tx, user))
  return true
}
