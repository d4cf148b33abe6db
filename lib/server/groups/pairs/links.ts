import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import type { PairChoice } from '@/lib/pair-choice'
import { comparePath } from '@/lib/routes'
import { DAY_MS } from '@/lib/when'
import { type Owner, ownsRow } from '../../assessments/results'
import { db, type Prisma } from '../../base/db'
import { absolute } from '../../base/env'
import { countUse } from '../../base/funnel'
import { tried } from '../../base/limits'
import { hashOfSecret, newLinkSecret } from '../../base/signatures'
import type { Viewer } from '../../viewer/viewer'
import { listChoices } from './choices'
import { calledIn, OWNER_FIELDS, typedName } from './names'

const LINK_DAYS = 30

/** A link that waits for an answer. */
export const isOpen = () => ({ agreedAt: null, expiresAt: { gt: new Date() } })

const linkInvalid = () => new ApiError('link_invalid', messages.pairs.linkInvalid)

/** Makes a link by which one other person can compare with the owner's result. */
export async function makePairLink(
  owner: Owner,
  called?: string,
): Promise<{ id: string; link: string; expires_at: string }> {
  const { secret, hash } = newLinkSecret()
  const expiresAt = new Date(Date.now() + LINK_DAYS * DAY_MS)
  const { id } = await db.pairComparison.create({
    data: { firstId: owner.result.id, firstName: typedName(owner, called), hash, expiresAt },
    select: { id: true },
  })
  const link = absolute(comparePath(secret))
  return { id, link, expires_at: expiresAt.toISOString() }
}

const LINK_FIELDS = {
  id: true,
  firstName: true,
  expiresAt: true,
  agreedAt: true,
  first: { select: OWNER_FIELDS },
  second: { select: OWNER_FIELDS },
} satisfies Prisma.PairComparisonSelect

/**
 * The row behind a link; null for one that never was, was withdrawn, or has expired. What is not a link counts against
 * the network that tries it. Throws `too_many_requests`.
 */
async function findLink(token: string, client: string) {
  const where = { hash: hashOfSecret(token) }
  const find = () => db.pairComparison.findUnique({ where, select: LINK_FIELDS })
  const row = await tried({ pair_link: client }, find, (found) => found === null)
  if (!row) return null
  return row.agreedAt === null && row.expiresAt <= new Date() ? null : row
}

export type LinkAccess =
  | { status: 'gone' | 'used' | 'own' }
  /** Too many links from this network were wrong. */
  | { status: 'limited'; sentence: string }
  /** The viewer has agreed by this link. */
  | { status: 'agreed'; id: string }
  | { status: 'open'; by: string; choices: PairChoice[] }

/** What the page of a link shows this viewer. */
export async function readPairLink(
  viewer: Viewer,
  token: string,
  client: string,
): Promise<LinkAccess> {
  try {
    const row = await findLink(token, client)
    if (!row) return { status: 'gone' }
    if (row.agreedAt !== null) {
      const isOwn = [row.first, row.second].some((side) => side && ownsRow(viewer, side))
      return isOwn ? { status: 'agreed', id: row.id } : { status: 'used' }
    }
    if (ownsRow(viewer, row.first)) return { status: 'own' }
    const choices = await listChoices(viewer)
    return { status: 'open', by: calledIn(row.firstName, row.first), choices }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too_many_requests') {
      return { status: 'limited', sentence: error.message }
    }
    throw error
  }
}

/**
 * Compares the owner's result with the one behind a link, and uses the link up: of several who agree at once, one does.
 * A second call by the same person changes nothing. Throws `link_invalid`, and `conflict` for a link that another has
 * used, or that is the person's own.
 */
export async function agreeToPair(
  owner: Owner,
  { token, client, called }: { token: string; client: string; called?: string },
): Promise<{ id: string }> {
  const secondName = typedName(owner, called)
  const found = await findLink(token, client)
  if (!found) throw linkInvalid()
  if (found.agreedAt === null && ownsRow(owner, found.first)) {
    throw new ApiError('conflict', messages.pairs.ownLink)
  }
  const isAgreed = await db.$transaction(async (tx) => {
    const { count } = await tx.pairComparison.updateMany({
      where: { hash: hashOfSecret(token), ...isOpen() },
      data: { secondId: owner.result.id, secondName, agreedAt: new Date() },
    })
    if (count === 1) await countUse('pair', tx)
    return count === 1
  })
  // Read again: it may have been used, or withdrawn, since it was found.
  const row = await findLink(token, client)
  if (!row) throw linkInvalid()
  if (isAgreed || (row.second && ownsRow(owner, row.second))) return { id: row.id }
  throw new ApiError('conflict', messages.pairs.linkUsed)
}
