import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { CHANGE_DAYS } from '@/lib/mail/account'
import { messages } from '@/lib/messages'
import { DAY_MS } from '@/lib/when'
import { db, isDuplicate, Prisma } from '../base/db'
import { consume } from '../base/limits'
import { endBeforeNow, hashOfNone, hashOfSecret } from '../base/signatures'
import { lockRows } from '../base/sql'
import type { Waiting } from '../mail/code-digits'
import { endLinks, keepToken, linkInvalid } from '../mail/tokens'
import { hasRight, isWaiting } from '../viewer/address-rights'
import { endAllSessions } from '../viewer/sessions'
import type { SignedIn, Viewer } from '../viewer/viewer'
import { mailAddressChanged, mailChangeAsked, mailConfirmChange, mailResetLink } from './mail'

type Tx = Prisma.TransactionClient

const inDays = () => new Date(Date.now() + CHANGE_DAYS * DAY_MS)

export const emailTaken = (message: string = messages.auth.emailTaken) =>
  new ApiError('email_taken', message, { email: message })

/** The address that the person has asked for and not confirmed yet; null without one. */
export async function findPendingEmail(userId: string): Promise<string | null> {
  const where = { userId, ...isWaiting() }
  const change = await db.emailChange.findFirst({ where, select: { newEmail: true } })
  return change?.newEmail ?? null
}

/**
 * Throws `email_taken` for an address that another account has given up so lately that its owner may still undo that.
 * Called after the address was written, in the same transaction: an account that gives it up meanwhile is seen, too.
 */
export async function assertNotKept(tx: Tx, oldEmail: string, userId: string): Promise<void> {
  const given = { oldEmail, confirmedAt: { not: null }, undoUntil: { gt: new Date() } }
  const kept = await tx.emailChange.count({ where: { ...given, userId: { not: userId } } })
  if (kept) throw emailTaken(messages.auth.emailKept)
}

/**
 * Writes down that the person wants this address, in place of any they wanted before, and mails both: the new one the
 * link that makes it count, the old one the link that stops it. Throws `email_taken`.
 */
export async function askForEmail(tx: Tx, { session }: SignedIn, newEmail: string): Promise<void> {
  const { id: userId } = session.user
  const user = await lockUser(tx, userId)
  if (await tx.user.count({ where: { email: newEmail } })) throw emailTaken()
  await assertNotKept(tx, newEmail, userId)
  await stopWaiting(tx, userId)
  const isOwners = hasRight(user, 'undo_change')
  // Opened later, a link to the address that may be a typo would confirm it.
  if (!isOwners) await endLinks(tx, userId, 'verify_email')
  const change = await tx.emailChange.create({
    data: {
      userId,
      oldEmail: user.email,
      newEmail,
      confirmHash: hashOfNone(),
      undoHash: hashOfNone(),
      sessionId: session.id,
      waitsUntil: inDays(),
      undoUntil: isOwners ? inDays() : null,
    },
    select: { id: true },
  })
  await mailConfirmChange(tx, { ...change, newEmail, name: user.firstName })
  if (isOwners) await mailChangeAsked(tx, { ...change, oldEmail: user.email })
}

/** Mails the link to the new address again; false without a pending change. */
export async function resendEmailChange({ session }: SignedIn): Promise<boolean> {
  const { id: userId, firstName: name } = session.user
  const found = await db.emailChange.findFirst({
    where: { userId, ...isWaiting() },
    select: { id: true, newEmail: true, undoUntil: true },
  })
  if (!found) return false
  const { id, newEmail, undoUntil } = found
  await consume({ verification: newEmail, mail_recipient: newEmail })
  return db.$transaction(async (tx) => {
    const { count } = await tx.emailChange.updateMany({
      where: { id, ...isWaiting() },
      data: { waitsUntil: inDays(), ...(undoUntil && { undoUntil: inDays() }) },
    })
    if (count) await mailConfirmChange(tx, { id, newEmail, name })
    return count > 0
  })
}

/** The person keeps the address they have. */
export async function cancelEmailChange({ session }: SignedIn): Promise<void> {
  await stopWaiting(db, session.user.id)
}

/** No new address waits any longer; the link to it is over. */
export async function stopWaiting(tx: Tx, userId: string): Promise<void> {
  const where = { userId, ...isWaiting() }
  await tx.emailChange.updateMany({ where, data: { waitsUntil: endBeforeNow() } })
}

/** The change that the person waits for, whose digits they may type. */
export async function findWaitingChange(userId: string): Promise<Waiting | null> {
  const where = { userId, ...isWaiting() }
  const select = { confirmHash: true, codeHash: true } as const
  const found = await db.emailChange.findFirst({ where, select })
  return found && { table: 'emailChange', hash: found.confirmHash, codeHash: found.codeHash }
}

/** What the page of a link says before it is pressed: the address that waits, and whose session it is. */
export async function readEmailChange(
  { session }: Viewer,
  secret: string,
): Promise<{ email: string; isOwn: boolean } | null> {
  const found = await findByConfirmLink(db, hashOfSecret(secret))
  return found && { email: found.newEmail, isOwn: found.userId === session?.user.id }
}

const findByConfirmLink = (tx: Tx, confirmHash: string) =>
  tx.emailChange.findFirst({
    where: { confirmHash, ...isWaiting(), user: { disabledAt: null } },
    select: { id: true, userId: true, oldEmail: true, newEmail: true, sessionId: true },
  })

/**
 * With the link of a pending change, by its hash, makes the new address the account's, unconfirmed: the link becomes one that
 * confirms it. Sessions end, except the one that asked and the one that opened the link. Throws `email_taken` where
 * another account has taken the address meanwhile.
 */
export async function changeEmailByLink(tx: Tx, { session }: Viewer, hash: string): Promise<void> {
  const found = await findByConfirmLink(tx, hash)
  if (!found) return
  const { id, userId, oldEmail, newEmail, sessionId } = found
  const user = await lockUser(tx, userId)
  const { count } = await tx.emailChange.updateMany({
    where: { id, ...isWaiting() },
    data: {
      confirmedAt: new Date(),
      provenAt: user.ownerProvenAt,
      undoUntil: hasRight(user, 'undo_change') ? inDays() : null,
    },
  })
  if (count === 0 || user.email !== oldEmail) throw linkInvalid()
  await moveTo(tx, userId, { email: newEmail, emailVerifiedAt: null, ownerProvenAt: null })
  const goOn = [sessionId, ...(session ? [session.id] : [])]
  await tx.session.deleteMany({ where: { userId, id: { notIn: goOn } } })
  await keepToken(tx, 'verify_email', { id: userId, email: newEmail }, { hash }, new Date())
  await mailAddressChanged(tx, { id, oldEmail })
}

/** Whether the link in a mail to an old address works. */
export async function isUndoLink(secret: string): Promise<boolean> {
  return (await findByUndoLink(db, secret)) !== null
}

const findByUndoLink = (tx: Tx, secret: string) =>
  tx.emailChange.findFirst({
    where: {
      undoHash: hashOfSecret(secret),
      undoUntil: { gt: new Date() },
      user: { disabledAt: null },
    },
    select: { id: true, userId: true, oldEmail: true, provenAt: true, askedAt: true },
  })

/**
 * The owner of the old mailbox undoes the change. The account gets or keeps the old address. Every later change, all
 * sessions, the password (the person who asked for the change knew it) and providers added since end with it, and a
 * link for a new password is mailed to the old address. Throws `link_invalid`.
 */
export async function undoEmailChange(secret: string): Promise<{ email: string }> {
  return db.$transaction(async (tx) => {
    const found = await findByUndoLink(tx, secret)
    if (!found) throw linkInvalid()
    const { userId, oldEmail: email, provenAt: ownerProvenAt, askedAt } = found
    const user = await lockUser(tx, userId)
    // Of two presses at once the second finds no pending change.
    const { count } = await tx.emailChange.updateMany({
      where: { userId, askedAt: { gte: askedAt }, undoUntil: { gt: new Date() } },
      data: { waitsUntil: endBeforeNow(), undoUntil: endBeforeNow() },
    })
    if (count === 0) throw linkInvalid()
    await stopWaiting(tx, userId)
    if (user.email !== email) {
      await moveTo(tx, userId, { email, emailVerifiedAt: new Date(), ownerProvenAt })
    }
    await tx.identity.deleteMany({ where: { userId, createdAt: { gte: askedAt } } })
    await tx.user.update({
      where: { id: userId },
      data: { passwordHash: null },
      select: { id: true },
    })
    await endLinks(tx, userId, 'verify_email')
    await endAllSessions(tx, userId)
    await mailResetLink(tx, email)
    return { email }
  })
}

/** Gives the account another address. Throws `email_taken`. */
async function moveTo(
  tx: Tx,
  id: string,
  data: { email: string; emailVerifiedAt: Date | null; ownerProvenAt: Date | null },
): Promise<void> {
  try {
    // Troubles with mails to the old address say nothing about the new one.
    const moved = { ...data, mailTrouble: null }
    await tx.user.update({ where: { id }, data: moved, select: { id: true } })
  } catch (error) {
    if (isDuplicate(error)) throw emailTaken()
    throw error
  }
  await assertNotKept(tx, data.email, id)
}

/** Locks the account and reads it: of two changes the second waits until the first is done. */
async function lockUser(tx: Tx, id: string) {
  await lockRows(tx, Prisma.sql`users WHERE id = ${id}::uuid`)
  return tx.user.findUniqueOrThrow({
    where: { id },
    select: { email: true, firstName: true, emailVerifiedAt: true, ownerProvenAt: true },
  })
}
