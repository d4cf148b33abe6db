import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { RESET_HOURS, SIGN_IN_MINUTES, VERIFY_HOURS } from '@/lib/mail/account'
import { messages } from '@/lib/messages'
import { db, Prisma } from '../base/db'
import { endBeforeNow, hashOfSecret, type LinkSecret } from '../base/signatures'
import { lockRows } from '../base/sql'
import type { UserRow } from '../viewer/users'
import { keptCode, type Waiting } from './code-digits'

type Tx = Prisma.TransactionClient
type Kind = 'verify_email' | 'reset_password' | 'sign_in'

/** How long a link works, in minutes, from the moment it is sent. */
export const LIFE_MINUTES: Record<Kind, number> = {
  verify_email: VERIFY_HOURS * 60,
  reset_password: RESET_HOURS * 60,
  sign_in: SIGN_IN_MINUTES,
}

const endOf = (kind: Kind) => new Date(Date.now() + LIFE_MINUTES[kind] * 60_000)

/** The link of a mail, and the digits that stand beside it. */
export type Sent = Pick<LinkSecret, 'hash'> & { code?: string }

type Addressee = Pick<UserRow, 'id' | 'email'>

/**
 * Makes the link in a mail that is about to be sent valid, in place of earlier ones of its kind. False when it must not
 * be: it was used or is too old (an earlier try may have sent the mail), a newer one was asked for since, or the
 * account is gone.
 */
export async function issueMailToken(
  tx: Tx,
  kind: Exclude<Kind, 'sign_in'>,
  person: Addressee,
  sent: Sent,
  requestedAt: Date,
): Promise<boolean> {
  if (!(await lockTokensOf(tx, person.id))) return false
  const own = await findSent(tx, sent.hash)
  if (own) return own.isLiving
  const ofKind = { userId: person.id, kind }
  const newer = await tx.mailToken.count({ where: { ...ofKind, requestedAt: { gt: requestedAt } } })
  if (newer) return false
  await tx.mailToken.deleteMany({ where: ofKind })
  await keepToken(tx, kind, person, sent, requestedAt)
  return true
}

/**
 * Locks the person's row: of two mails to them at the same time, the second waits until the first is done. False where
 * the account was deleted since it was looked up, perhaps while this waited.
 */
export async function lockTokensOf(tx: Tx, userId: string): Promise<boolean> {
  return (await lockRows(tx, Prisma.sql`users WHERE id = ${userId}::uuid`)).length > 0
}

/** The link of a mail that an earlier try may have delivered. */
export async function findSent(tx: Tx, hash: string): Promise<{ isLiving: boolean } | null> {
  const row = await tx.mailToken.findUnique({ where: { hash }, select: { expiresAt: true } })
  return row && { isLiving: row.expiresAt > new Date() }
}

/** Writes down that a link works from now on. */
export async function keepToken(
  tx: Tx,
  kind: Kind,
  { id: userId, email }: Addressee,
  { hash, code }: Sent,
  requestedAt: Date,
): Promise<void> {
  const codeHash = code === undefined ? null : keptCode(hash, code)
  const data = { hash, kind, userId, email, requestedAt, expiresAt: endOf(kind), codeHash }
  await tx.mailToken.create({ data, select: { hash: true } })
}

/** A sign-in link works from now on as long as one that is sent now. */
export async function prolongLink(tx: Tx, hash: string): Promise<void> {
  const data = { expiresAt: endOf('sign_in') }
  await tx.mailToken.update({ where: { hash }, data, select: { hash: true } })
}

const OWNER_FIELDS = { email: true, firstName: true, lastName: true } satisfies Prisma.UserSelect

/** In which browser a sign-in link works: one that asked for it, or, with the digits of its mail, asked in vain. */
export interface InBrowser {
  browser: string
  /** False unless the digits were right. */
  needsCode?: boolean
}

/** The row of a link that still works; one that works in some browsers only, if this is one of them. */
function findLiving(
  client: Tx,
  kind: Kind,
  hash: string,
  { browser, needsCode = false }: InBrowser = { browser: '' },
) {
  return client.mailToken.findFirst({
    where: {
      hash,
      kind,
      expiresAt: { gt: new Date() },
      user: { disabledAt: null },
      ...(kind === 'sign_in' && { browsers: { some: { browser, needsCode } } }),
    },
    select: { userId: true, email: true, user: { select: OWNER_FIELDS } },
  })
}

export const linkInvalid = () => new ApiError('link_invalid', messages.auth.linkInvalid)

/** The person of a link, which stays unused. Throws `link_invalid` when it does not work now. */
export async function requireMailToken(
  kind: Exclude<Kind, 'sign_in'>,
  secret: string,
): Promise<Prisma.UserGetPayload<{ select: typeof OWNER_FIELDS }>> {
  const token = await findLiving(db, kind, hashOfSecret(secret))
  if (!token) throw linkInvalid()
  return token.user
}

/**
 * The person of a link, which stays unused. Locks the person, so that what the link shows of their address stays true
 * until the caller's transaction ends. Throws `link_invalid`.
 */
export async function readMailToken(
  tx: Tx,
  kind: Kind,
  hash: string,
  browser?: InBrowser,
): Promise<Addressee> {
  const token = await findLiving(tx, kind, hash, browser)
  if (!token) throw linkInvalid()
  await lockTokensOf(tx, token.userId)
  const { userId: id, email } = token
  if (!(await tx.user.count({ where: { id, email } }))) throw linkInvalid()
  return { id, email }
}

/**
 * Uses a link up and says whose it is. Throws `link_invalid` when it is unknown, used, too old, meant for another
 * browser (`browser` has the hash of what this one's cookie holds), or went to an address that is no longer the person's.
 */
export async function redeemMailToken(
  tx: Tx,
  kind: Kind,
  hash: string,
  browser?: InBrowser,
): Promise<string> {
  const { id } = await readMailToken(tx, kind, hash, browser)
  // Of two uses at once only one changes the row; the other gets `link_invalid`.
  const living = { hash, kind, expiresAt: { gt: new Date() } }
  const { count } = await tx.mailToken.updateMany({
    where: living,
    data: { expiresAt: endBeforeNow() },
  })
  if (count !== 1) throw linkInvalid()
  return id
}

/**
 * The newest mail of a kind that this person waits for, or this browser. Its digits are typed there; where the mail was
 * sent for another browser, beside its link only.
 */
export async function findWaiting(
  kind: Kind,
  whose: { userId: string } | InBrowser,
  hash?: string,
): Promise<(Waiting & { userId: string }) | null> {
  const where = 'userId' in whose ? whose : { browsers: { some: { needsCode: false, ...whose } } }
  const found = await db.mailToken.findFirst({
    where: { kind, hash, ...where, expiresAt: { gt: new Date() }, user: { disabledAt: null } },
    orderBy: { requestedAt: 'desc' },
    select: { hash: true, codeHash: true, userId: true },
  })
  return found && { table: 'mailToken', ...found }
}

/**
 * Ends a person's valid links of a kind. Their rows stay, so that a repeated try to send the mail finds that its link
 * has ended.
 */
export async function endLinks(tx: Tx, userId: string, kind: Kind): Promise<void> {
  await tx.mailToken.updateMany({
    where: { userId, kind, expiresAt: { gt: new Date() } },
    data: { expiresAt: endBeforeNow() },
  })
}
