import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { StyleCode } from '@/lib/disc/styles'
import { messages } from '@/lib/messages'
import { DAY_MS } from '@/lib/when'
import { db, type Prisma } from '../base/db'
import type { Viewer } from '../viewer/viewer'
import {
  ASSESSMENT_FIELDS,
  type AssessmentRow,
  isUnlocked,
  UNLOCKED,
  type UnlockedRow,
} from './result-rows'

/**
 * What a viewer may have to do with a result:
 * - its *owner*: it is in their account, or the guest of their browser took it and no account has it. An owner reads the
 *   preview, pays, deletes and mails links. The type is `Owner`, the check `requireOwner`.
 * - it is *visible* to them: they own it, or their browser opened a mailed link to it that is still valid. A link to the
 *   report counts while that is unlocked, a link to the free result always.
 * - its *reader*: its complete report is unlocked, and they own it or opened a link to the report. Someone who opened only a
 *   link to the free result sees it as if the report were locked. The type is `Reader`, the check `requireReader`.
 * Each is part of the query's condition, so a result that is not visible is one that does not exist.
 */
type Asker = Pick<Viewer, 'session' | 'guestId' | 'openedLinks'>

/** The visible rows; null where there can be none. */
function visibleTo(asker: Asker): Prisma.AssessmentWhereInput | null {
  return anyOf([...readConditions(asker), ...linkConditions(asker, { opensResult: true })])
}

/** What may be read in full, once it is unlocked: the viewer's own, and what a link to a report opened. */
function readConditions(asker: Asker): Prisma.AssessmentWhereInput[] {
  const byLink = linkConditions(asker, { opensResult: false })
  return [...ownConditions(asker), ...byLink.map((one) => ({ AND: [one, UNLOCKED] }))]
}

function linkConditions(
  { openedLinks }: Asker,
  kind: Pick<Prisma.ReportLinkWhereInput, 'opensResult'>,
): Prisma.AssessmentWhereInput[] {
  return openedLinks.length > 0
    ? [{ links: { some: { ...validLinks(openedLinks), ...kind } } }]
    : []
}

function ownConditions({ session, guestId }: Asker): Prisma.AssessmentWhereInput[] {
  return [
    ...(session ? [ownedBy(session.user.id)] : []),
    ...(guestId ? [{ guestId, userId: null }] : []),
  ]
}

/** The rows that the viewer owns; null where there can be none. */
export function ownResults(viewer: Viewer): Prisma.AssessmentWhereInput | null {
  return anyOf(ownConditions(viewer))
}

function anyOf(conditions: Prisma.AssessmentWhereInput[]): Prisma.AssessmentWhereInput | null {
  return conditions.length > 0 ? { OR: conditions, isSample: false } : null
}

/** The rows in a person's account. */
export function ownedBy(userId: string): Prisma.AssessmentWhereInput {
  return { userId, isSample: false }
}

function validLinks(ids: readonly string[]): Prisma.ReportLinkWhereInput {
  return { id: { in: [...ids] }, revokedAt: null, expiresAt: { gt: new Date() } }
}

/** The result with this id, if it is visible. */
export async function findNamed(asker: Asker, id: string): Promise<AssessmentRow | null> {
  const visible = visibleTo(asker)
  if (!visible) return null
  const row = await db.assessment.findFirst({
    where: { id, ...visible },
    select: ASSESSMENT_FIELDS,
  })
  return row && asSeenBy(asker, row)
}

/** A visible row; locked for someone who only opened a link to the free result. */
async function asSeenBy(asker: Asker, row: AssessmentRow): Promise<AssessmentRow> {
  if (!isUnlocked(row) || ownsRow(asker, row)) return row
  const readable = await db.assessment.count({
    where: { AND: [{ id: row.id }, anyOf(readConditions(asker)) ?? {}] },
  })
  return readable > 0 ? row : { ...row, entitlement: null, user: null }
}

/** The visible result with this id, or without an id the newest. Notes that it is used. */
export async function findVisible(viewer: Viewer, id?: string): Promise<AssessmentRow | null> {
  const row = id === undefined ? await findNewest(viewer) : await findNamed(viewer, id)
  if (row) await noteUse(row)
  return row
}

async function findNewest(viewer: Viewer): Promise<AssessmentRow | null> {
  const visible = visibleTo(viewer)
  if (!visible) return null
  const row = await db.assessment.findFirst({
    where: visible,
    orderBy: { completedAt: 'desc' },
    select: ASSESSMENT_FIELDS,
  })
  return row && asSeenBy(viewer, row)
}

async function findOwn(viewer: Viewer, id: string): Promise<AssessmentRow | null> {
  const row = await findNamed({ ...viewer, openedLinks: [] }, id)
  if (row) await noteUse(row)
  return row
}

/** Whether the viewer owns a row that was read: ownConditions, for a row. */
export function ownsRow(
  { session, guestId }: Pick<Asker, 'session' | 'guestId'>,
  row: OwnerColumns,
): boolean {
  if (row.userId !== null) return row.userId === session?.user.id
  return row.guestId !== null && row.guestId === guestId
}

type OwnerColumns = Pick<AssessmentRow, 'userId' | 'guestId'>

/**
 * Notes that a result without an account is used, because it is deleted a fixed time after its last use. At most once a
 * day: more exact times would record when people visit.
 */
export async function noteUse({
  id,
  userId,
  lastUsedAt,
}: Pick<AssessmentRow, 'id' | 'userId' | 'lastUsedAt'>): Promise<void> {
  const now = new Date()
  if (userId !== null || now.getTime() - lastUsedAt.getTime() < DAY_MS) return
  await db.assessment.updateMany({ where: { id, userId: null }, data: { lastUsedAt: now } })
}

/** For the compiler only: no other file can name these keys, so only the functions below make the types that have them. */
declare const owns: unique symbol
declare const reads: unique symbol

/** A viewer with a result that they own. */
export type Owner = Viewer & { readonly result: AssessmentRow; readonly [owns]: true }

/** A viewer with a result that is visible to them and whose complete report is unlocked. */
export type Reader = Viewer & { readonly result: UnlockedRow; readonly [reads]: true }

/** Throws `not_found`, also where the viewer only opened a mailed link to the result. */
export async function requireOwner(viewer: Viewer, id: string): Promise<Owner> {
  return { ...viewer, result: found(await findOwn(viewer, id)) } as Owner
}

/** Throws `not_found` where the result is not visible, `premium_required` where its report is locked. */
export async function requireReader(viewer: Viewer, id: string): Promise<Reader> {
  return { ...viewer, result: open(found(await findVisible(viewer, id))) } as Reader
}

/** For what a reader may do only as the owner. Throws `not_found` for one who only opened a mailed link. */
export function requireOwningReader(reader: Reader): Owner & Reader {
  found(ownsRow(reader, reader.result) ? reader.result : null)
  return reader as Owner & Reader
}

function found(row: AssessmentRow | null): AssessmentRow {
  if (!row) throw new ApiError('not_found', messages.api.notFound)
  return row
}

function open(row: AssessmentRow): UnlockedRow {
  if (!isUnlocked(row)) throw new ApiError('premium_required', messages.api.premium)
  return row
}

/** Whether the viewer is the reader of a result with this style. */
export async function readsReportOf(viewer: Viewer, code: StyleCode): Promise<boolean> {
  const readable = anyOf(readConditions(viewer))
  if (!readable) return false
  const row = await db.assessment.findFirst({
    where: { AND: [readable, UNLOCKED], styleCode: code },
    select: { id: true },
  })
  return row !== null
}
