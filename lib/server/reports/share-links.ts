import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { MadeShare, OwnShare } from '@/lib/disc/result/own-share'
import { isStyleCode, type StyleCode } from '@/lib/disc/styles'
import { unprovenName } from '@/lib/mail/sender-name'
import { messages } from '@/lib/messages'
import { sharedPath } from '@/lib/routes'
import { requireNamed } from '../assessments/result-rows'
import { type Owner, ownResults, ownsRow } from '../assessments/results'
import { db, type Prisma } from '../base/db'
import { absolute } from '../base/env'
import { countUse } from '../base/funnel'
import { tried } from '../base/limits'
import { hashOfNone, hashOfSecret, signaturesOf } from '../base/signatures'
import type { Viewer } from '../viewer/viewer'

/** People send this link to each other, so it is shorter than a mailed one: 132 bits. */
const SECRET_LENGTH = 22

/** Made of the row's id and each of our secrets, the newest first: its owner can be shown the link again. */
const secretsOf = (id: string): string[] =>
  signaturesOf('share-link', id).map((signature) => signature.slice(0, SECRET_LENGTH))

const OWN_FIELDS = {
  id: true,
  hash: true,
  called: true,
  compares: true,
} satisfies Prisma.ShareLinkSelect

type OwnRow = Prisma.ShareLinkGetPayload<{ select: typeof OWN_FIELDS }>

/** Null for a link that was made with a secret of ours that is no longer in use: it works, and cannot be shown. */
function secretOf({ id, hash }: Pick<OwnRow, 'id' | 'hash'>): string | null {
  return secretsOf(id).find((secret) => hashOfSecret(secret) === hash) ?? null
}

const toOwn = (row: OwnRow, secret: string) => ({
  link: absolute(sharedPath(secret)),
  called: row.called ?? '',
  compares: row.compares,
})

/**
 * The first name that strangers will read: one that could be a person's, and speaks for no office. Throws `invalid` for
 * another, and for none where people may compare with its owner.
 */
function typedName({ called, compares }: { called: string; compares: boolean }): string | null {
  if (called === '') {
    if (compares) throw invalidName(messages.shares.nameToCompare)
    return null
  }
  if (unprovenName(called) === '') throw invalidName(messages.shares.noName)
  return called
}

const invalidName = (sentence: string) =>
  new ApiError('invalid', messages.api.invalid, { called: sentence })

/**
 * Makes the link to the style of the owner's result, or changes what its page says. A result has one at a time. Throws
 * `conflict` for a result without a name, and `invalid` for a name that is none.
 */
export async function shareResult(
  { result }: Owner,
  asked: { called: string; compares: boolean },
): Promise<MadeShare> {
  const says = {
    called: typedName(asked),
    compares: asked.compares,
    styleCode: requireNamed(result).code,
  }
  const row = await db.shareLink.upsert({
    where: { assessmentId: result.id },
    create: { assessmentId: result.id, hash: hashOfNone(), ...says },
    update: says,
    select: OWN_FIELDS,
  })
  const kept = secretOf(row)
  if (kept) return toOwn(row, kept)
  const [secret = ''] = secretsOf(row.id)
  const hash = hashOfSecret(secret)
  const count = await db.$transaction(async (tx) => {
    const made = await tx.shareLink.updateMany({ where: { id: row.id }, data: { hash } })
    if (made.count > 0) await countUse('share', tx)
    return made.count
  })
  if (count === 0) throw new ApiError('not_found', messages.shares.linkInvalid)
  return toOwn(row, secret)
}

/** Ends the link to the style of the owner's result, if there is one. */
export async function stopSharing({ result }: Owner): Promise<void> {
  await db.shareLink.deleteMany({ where: { assessmentId: result.id } })
}

/** The link to the style of one of the viewer's own results; null without one. */
export async function findOwnShare(viewer: Viewer, resultId: string): Promise<OwnShare | null> {
  const own = ownResults(viewer)
  if (!own) return null
  const row = await db.shareLink.findFirst({
    where: { assessmentId: resultId, assessment: own },
    select: OWN_FIELDS,
  })
  if (!row) return null
  const secret = secretOf(row)
  return secret ? toOwn(row, secret) : { ...toOwn(row, ''), link: null }
}

/** What anyone reads of a shared style: nothing here is about the person but a name, where one was typed. */
interface SharedStyle {
  code: StyleCode
  /** '' where none was typed. */
  called: string
  compares: boolean
}

export type ShareAccess =
  | { status: 'gone' }
  /** Too many links from this network were wrong. */
  | { status: 'limited'; sentence: string }
  /** The viewer made it. */
  | { status: 'own'; resultId: string; link: string; shared: SharedStyle }
  | { status: 'open'; shared: SharedStyle }

const SHARED_FIELDS = {
  assessmentId: true,
  styleCode: true,
  called: true,
  compares: true,
  assessment: { select: { userId: true, guestId: true } },
} satisfies Prisma.ShareLinkSelect

/** The row behind a link; null for one that has ended or never was. What is no link counts against the network that tries it. */
export async function findShare(token: string, client: string) {
  const where = { hash: hashOfSecret(token) }
  const find = () => db.shareLink.findUnique({ where, select: SHARED_FIELDS })
  return tried({ share_link: client }, find, (found) => found === null)
}

/** What the page of a link shows this viewer. */
export async function readShare(
  viewer: Viewer,
  token: string,
  client: string,
): Promise<ShareAccess> {
  try {
    const row = await findShare(token, client)
    if (!row || !isStyleCode(row.styleCode)) return { status: 'gone' }
    // Asked again: what counts as an office's name may have changed since it was typed.
    const called = unprovenName(row.called ?? '')
    const shared = { code: row.styleCode, called, compares: row.compares && called !== '' }
    return ownsRow(viewer, row.assessment)
      ? { status: 'own', resultId: row.assessmentId, link: absolute(sharedPath(token)), shared }
      : { status: 'open', shared }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too_many_requests') {
      return { status: 'limited', sentence: error.message }
    }
    throw error
  }
}
