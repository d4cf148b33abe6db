import 'server-only'
import { headers } from 'next/headers'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { DAY_MS } from '@/lib/when'
import { clientAddress } from '../base/addresses'
import { db, type Prisma } from '../base/db'
import { env } from '../base/env'
import { log } from '../base/log'
import { endBeforeNow } from '../base/signatures'
import type { Device } from './device'
import { type Carrier, COOKIE_SECONDS, type NamedSession, readToken } from './tokens'
import { USER_FIELDS, type UserRow } from './users'

type Tx = Prisma.TransactionClient

/** A session that holds now, and its person. */
export interface OpenSession {
  id: string
  carrier: Carrier
  /** When its person last showed their password in it. */
  provenAt: Date | null
  user: UserRow
}

const HOUR_MS = 3_600_000

const expiry = () => new Date(Date.now() + COOKIE_SECONDS * 1000)

/** Sessions opened before this have ended, however often they were renewed. */
const oldestStart = () => new Date(Date.now() - env.sessionMaxDays * DAY_MS)

/** Sessions that are not over, as a condition for the query. */
export const livingSessions = () =>
  ({
    expiresAt: { gt: new Date() },
    createdAt: { gt: oldestStart() },
  }) satisfies Prisma.SessionWhereInput

/**
 * The session of a token, if it is valid: its row exists, its person may sign in, and has the token's session version.
 * Read from the database every time, so that an end takes effect at once everywhere.
 */
export async function findSession(
  token: string,
  carrier: Carrier,
  device: Device,
): Promise<OpenSession | null> {
  const named = await readToken(token, carrier)
  const row = named && (await findRow(named))
  if (!row) return null
  await noteSeen(row, device)
  const { id, provenAt, user } = row
  return { id, carrier, provenAt, user }
}

/** The person of a session that a token names, if it holds. */
export async function findSessionRow(named: NamedSession): Promise<UserRow | null> {
  return (await findRow(named))?.user ?? null
}

const FIELDS = {
  id: true,
  browser: true,
  lastSeenAt: true,
  provenAt: true,
  user: { select: USER_FIELDS },
} satisfies Prisma.SessionSelect

type SessionRow = Prisma.SessionGetPayload<{ select: typeof FIELDS }>

function findRow({ sessionId: id, userId, version: sessionVersion }: NamedSession) {
  return db.session.findFirst({
    where: { id, user: { id: userId, sessionVersion, disabledAt: null }, ...livingSessions() },
    select: FIELDS,
  })
}

/** Writes down that a session is in use, once an hour: of many requests at the same time, one does. */
async function noteSeen({ id, lastSeenAt, browser }: SessionRow, device: Device): Promise<void> {
  if (Date.now() - lastSeenAt.getTime() < HOUR_MS) return
  const data = { lastSeenAt: new Date(), ...(browser ? {} : device) }
  // The request continues where this cannot be written. No row changes where another request has just written it.
  await db.session.updateMany({ where: { id, lastSeenAt }, data }).catch(() => undefined)
}

export interface Opening {
  device: Device
  /** Whether the person has just shown their password. */
  isProven: boolean
}

/**
 * Opens a session and names it; in the caller's transaction. Those that are over are deleted after the time in
 * lib/retention.ts.
 */
export async function openSession(
  tx: Tx,
  user: Pick<UserRow, 'id' | 'sessionVersion'>,
  { device, isProven }: Opening,
): Promise<NamedSession> {
  const provenAt = isProven ? new Date() : null
  const { id } = await tx.session.create({
    data: { userId: user.id, expiresAt: expiry(), provenAt, ...device },
    select: { id: true },
  })
  return { userId: user.id, sessionId: id, version: user.sessionVersion }
}

/** Gives a session thirty more days, but none beyond the end that signing in has set. */
export async function prolongSession(id: string): Promise<void> {
  const session = await db.session.findUnique({ where: { id }, select: { createdAt: true } })
  if (!session) return
  const last = session.createdAt.getTime() + env.sessionMaxDays * DAY_MS
  const expiresAt = new Date(Math.min(expiry().getTime(), last))
  await db.session.updateMany({ where: { id }, data: { expiresAt } })
}

/** Remembers that the person has just shown their password. Throws `not_signed_in` where the session ended meanwhile. */
export async function noteProof(tx: Tx, id: string): Promise<void> {
  const { count } = await tx.session.updateMany({ where: { id }, data: { provenAt: new Date() } })
  if (count === 0) throw new ApiError('not_signed_in', messages.api.notSignedIn)
}

/** Ends the sessions that tokens name, also of several people. Invalid tokens are ignored. */
export async function endSessions(tx: Tx, named: readonly NamedSession[]): Promise<void> {
  for (const { sessionId: id, userId, version: sessionVersion } of named) {
    const where = { id, user: { id: userId, sessionVersion } }
    await noteEnd(userId, await tx.session.deleteMany({ where }))
  }
}

/** Writes to the log whose sessions have ended, and from where that was asked for. */
export async function noteEnd(account: string, { count }: { count: number }): Promise<void> {
  if (count === 0) return
  const client = clientAddress(await headers())
  log.info({ account, client, sessions: count }, 'sessions ended')
}

/**
 * Ends all sessions of a person, and returns the updated user. Mailed links to sign in or to set a password end, too:
 * all sessions end because someone else may have got in, and such a link would let them in again. `except` stays, with
 * new tokens only.
 */
export async function endAllSessions(tx: Tx, userId: string, except?: string): Promise<UserRow> {
  // The user's row is locked before the sessions' rows, as a change of password does. In the other order each of the
  // two calls could hold a row that the other waits for.
  const user = await tx.user.update({
    where: { id: userId },
    data: { sessionVersion: { increment: 1 } },
    select: USER_FIELDS,
  })
  const where = { userId, ...(except && { id: { not: except } }) }
  await noteEnd(userId, await tx.session.deleteMany({ where }))
  // Ended, not deleted: where sending the mail is tried again, its link is found to be over, and no new one is made.
  await tx.mailToken.updateMany({
    where: { userId, kind: { not: 'verify_email' }, expiresAt: { gt: new Date() } },
    data: { expiresAt: endBeforeNow() },
  })
  return user
}
