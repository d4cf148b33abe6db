import 'server-only'
import { db, type Prisma } from './db'
import { type Carrier, COOKIE_SECONDS, readToken, type SessionClaims } from './session-token'
import { USER_FIELDS, type UserRow } from './users'

/** A session that holds now, and its person. */
export interface OpenSession {
  id: string
  carrier: Carrier
  user: UserRow
}

const expiry = () => new Date(Date.now() + COOKIE_SECONDS * 1000)

/**
 * The session a token names, if it holds: its row is there, its person may sign in, and nothing has raised
 * the person's session version since. Read from the database every time, so that an end holds at once everywhere.
 */
export async function findSession(token: string, carrier: Carrier): Promise<OpenSession | null> {
  const claims = await readToken(token, carrier)
  const row = claims && (await findSessionRow(claims))
  return row && { id: claims.sessionId, carrier, user: row }
}

/** The person of claims that hold. */
export async function findSessionRow(claims: SessionClaims): Promise<UserRow | null> {
  const session = await db.session.findFirst({
    where: {
      id: claims.sessionId,
      userId: claims.userId,
      expiresAt: { gt: new Date() },
      user: { sessionVersion: claims.version, disabledAt: null },
    },
    select: { user: { select: USER_FIELDS } },
  })
  return session?.user ?? null
}

/** Opens a session and names it; in the caller's transaction. Takes the person's outworn sessions away. */
export async function openSession(
  tx: Prisma.TransactionClient,
  user: Pick<UserRow, 'id' | 'sessionVersion'>,
): Promise<SessionClaims> {
  await tx.session.deleteMany({ where: { userId: user.id, expiresAt: { lt: new Date() } } })
  const { id } = await tx.session.create({
    data: { userId: user.id, expiresAt: expiry() },
    select: { id: true },
  })
  return { userId: user.id, sessionId: id, version: user.sessionVersion }
}

/** Gives a session thirty more days. */
export async function prolongSession(id: string): Promise<void> {
  await db.session.updateMany({ where: { id }, data: { expiresAt: expiry() } })
}

/** Ends one session. */
export async function endSession(id: string): Promise<void> {
  await db.session.deleteMany({ where: { id } })
}

/** Ends all sessions of a person, whatever tokens are about, and returns the person as they are now. */
export async function endAllSessions(
  tx: Prisma.TransactionClient,
  userId: string,
): Promise<UserRow> {
  await tx.session.deleteMany({ where: { userId } })
  return tx.user.update({
    where: { id: userId },
    data: { sessionVersion: { increment: 1 } },
    select: USER_FIELDS,
  })
}
