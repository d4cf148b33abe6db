import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { db, isDuplicate, type Prisma } from '../base/db'
import { count } from '../base/funnel'
import { counted, tried } from '../base/limits'
import { log } from '../base/log'
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
import { assertNotKept, emailTaken } from './email-change'
import { knownDeviceAt } from './known-device'
import { mailVerification } from './mail'
import { tellOfNewDevice } from './new-device'
import { hashPassword, isPassword } from './passwords'
import { assertMayRegister, isInvited } from './sign-up'
import { assertStrong } from './weak-passwords'

/** A session that was just opened or renewed, and its person. */
export interface FreshSession {
  session: NamedSession
  user: UserRow
}

/** How a person came in, as the log has it. */
export type WayIn =
  | 'registered'
  | 'password'
  | 'new password'
  | 'emailed link'
  | 'emailed code'
  | 'google'
  | 'facebook'

/** Writes down who has signed in, once their session is stored. */
export function noteSignIn<Fresh extends FreshSession>(kind: WayIn, fresh: Fresh): Fresh {
  log.info({ account: fresh.user.id, kind }, 'signed in')
  return fresh
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
  const fresh = await counted(limits, () => openAccount(viewer, registration))
  return noteSignIn('registered', fresh)
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
  /** Whether the browser's guest results move into the account. */
  claim: boolean
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
  { email, password, claim, client }: Credentials,
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
  const fresh = await db.$transaction((tx) => signIn(tx, viewer, user, { byPassword: true, claim }))
  noteSignIn('password', fresh)
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
  { byPassword = false, claim = true } = {},
): Promise<FreshSession> {
  if (claim) await claimGuestResults(tx, viewer, user.id)
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
