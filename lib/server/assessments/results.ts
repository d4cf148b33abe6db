import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { StyleCode } from '@/lib/disc/styles'
import { messages } from '@/lib/messages'
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
 * The rows a viewer holds, as a condition for the query: a row of someone else is a row that is not there.
 * What is theirs they hold, and whoever opened a mailed link that result, while its report is unlocked.
 */
function heldBy(viewer: Ways): Prisma.AssessmentWhereInput | null {
  const { openedLinks } = viewer
  const ways = ownWays(viewer)
  if (openedLinks.length > 0) {
    ways.push({ AND: [{ links: { some: holdingLinks(openedLinks) } }, UNLOCKED] })
  }
  return anyOf(ways)
}

/** How a row can be the viewer's own: it is in their account, or their browser's guest took it. */
function ownWays({ session, guestId }: Ways): Prisma.AssessmentWhereInput[] {
  return [
    ...(session ? [ownedBy(session.user.id)] : []),
    ...(guestId ? [{ guestId, userId: null }] : []),
  ]
}

/** The rows that are the viewer's own, as a condition for the query; null for who can have none. */
export function ownResults(viewer: Viewer): Prisma.AssessmentWhereInput | null {
  return anyOf(ownWays(viewer))
}

function anyOf(ways: Prisma.AssessmentWhereInput[]): Prisma.AssessmentWhereInput | null {
  return ways.length > 0 ? { OR: ways, isSample: false } : null
}

/** The rows in a person's account. */
export function ownedBy(userId: string): Prisma.AssessmentWhereInput {
  return { userId, isSample: false }
}

function holdingLinks(ids: readonly string[]): Prisma.ReportLinkWhereInput {
  return { id: { in: [...ids] }, revokedAt: null, expiresAt: { gt: new Date() } }
}

type Ways = Pick<Viewer, 'session' | 'guestId' | 'openedLinks'>

/** The named result if one of these ways leads to it. */
export async function findNamed(ways: Ways, id: string): Promise<AssessmentRow | null> {
  const held = heldBy(ways)
  if (!held) return null
  return db.assessment.findFirst({ where: { id, ...held }, select: ASSESSMENT_FIELDS })
}

/** The named result of the viewer, or without a name the newest; null when they hold no such result. */
export async function findHeld(viewer: Viewer, id?: string): Promise<AssessmentRow | null> {
  const row = id === undefined ? await findNewest(viewer) : await findNamed(viewer, id)
  if (row) await noteUse(row)
  return row
}

async function findNewest(viewer: Viewer): Promise<AssessmentRow | null> {
  const held = heldBy(viewer)
  if (!held) return null
  return db.assessment.findFirst({
    where: held,
    orderBy: { completedAt: 'desc' },
    select: ASSESSMENT_FIELDS,
  })
}

/** The named result if it is the viewer's own, not only opened by a mailed link. */
async function findOwn(viewer: Viewer, id: string): Promise<AssessmentRow | null> {
  const row = await findNamed({ ...viewer, openedLinks: [] }, id)
  if (row) await noteUse(row)
  return row
}

/** Whether a row that the viewer holds is their own, so that they may do more than read it. The same as ownWays, for a row. */
export function ownsRow({ session, guestId }: Viewer, row: HeldRow): boolean {
  if (row.userId !== null) return row.userId === session?.user.id
  return row.guestId !== null && row.guestId === guestId
}

type HeldRow = Pick<AssessmentRow, 'userId' | 'guestId'>

const DAY_MS = 86_400_000

/**
 * Notes that a result without an account is used, because it is deleted a fixed time after its last use. At most once a
 * day: more exact times would record when somebody visits.
 */
async function noteUse({ id, userId, lastUsedAt }: AssessmentRow): Promise<void> {
  const now = new Date()
  if (userId !== null || now.getTime() - lastUsedAt.getTime() < DAY_MS) return
  await db.assessment.updateMany({ where: { id, userId: null }, data: { lastUsedAt: now } })
}

/** Exists for the compiler alone: outside this file nothing has these keys, so nothing else passes for a checked type. */
declare const owns: unique symbol
declare const reads: unique symbol

/** Somebody with a result of their own: it is in their account, or their browser took it. Only requireOwner makes one. */
export type Owner = Viewer & { readonly result: AssessmentRow; readonly [owns]: true }

/** Somebody with a result that they hold and whose complete report is unlocked. Only requireReader makes one. */
export type Reader = Viewer & { readonly result: UnlockedRow; readonly [reads]: true }

/** The viewer as the owner of this result. Throws `not_found`, also for whoever only opened a mailed link to it. */
export async function requireOwner(viewer: Viewer, id: string): Promise<Owner> {
  return { ...viewer, result: found(await findOwn(viewer, id)) } as Owner
}

/** The viewer as a reader of this complete report. Throws `not_found` for a result they do not hold, `premium_required` for a locked one. */
export async function requireReader(viewer: Viewer, id: string): Promise<Reader> {
  return { ...viewer, result: open(found(await findHeld(viewer, id))) } as Reader
}

/** A reader as the owner, for what nobody may do who only opened a mailed link. Throws `not_found`. */
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

/** Whether the viewer holds the complete report of a result with this style. */
export async function holdsReportOf(viewer: Viewer, code: StyleCode): Promise<boolean> {
  const held = heldBy(viewer)
  if (!held) return false
  const row = await db.assessment.findFirst({
    where: { AND: [held, UNLOCKED], styleCode: code },
    select: { id: true },
  })
  return row !== null
}
