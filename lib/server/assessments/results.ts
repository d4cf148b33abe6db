import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { StyleCode } from '@/lib/disc/styles'
import { messages } from '@/lib/messages'
import { db, type Prisma } from '../base/db'
import { columnsOf, rowWithin, statement } from '../base/statement'
import { livingOfPage, type PageRow, type ReadAlong } from '../viewer/sessions'
import type { Viewer } from '../viewer/viewer'
import { ASSESSMENT_FIELDS, type AssessmentRow, type UnlockedRow } from './result-rows'
import { isUnlocked, UNLOCKED, type UnlockingColumns, unlocking, unlockingFrom } from './unlocked'

/** ASSESSMENT_FIELDS for a statement by hand, whose result is `a`, its entitlement `e`, its person's pass `p`. */
const RESULT_COLUMNS = `${columnsOf('a', ASSESSMENT_FIELDS)}, ${unlocking.columns}`

/** A row of them. */
type ColumnRow = Omit<AssessmentRow, 'entitlement' | 'user'> & UnlockingColumns

/** The same as Prisma would have read it. */
function fromColumns(row: ColumnRow): AssessmentRow {
  return { ...row, ...unlockingFrom(row) }
}

/**
 * The rows a viewer holds, as a condition for the query: a row of someone else is a row that is not there.
 * What is theirs they hold, and whoever opened a mailed link that result, while its report is unlocked.
 */
function heldBy(viewer: Viewer): Prisma.AssessmentWhereInput | null {
  const { openedLinks } = viewer
  const ways = ownWays(viewer)
  if (openedLinks.length > 0) {
    ways.push({ AND: [{ links: { some: holdingLinks(openedLinks) } }, UNLOCKED] })
  }
  return anyOf(ways)
}

/** How a row can be the viewer's own: it is in their account, or their browser's guest took it. */
function ownWays({ session, guestId }: Viewer): Prisma.AssessmentWhereInput[] {
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

/** A named result, by the same ways as heldBy and ownWays: the account's, the guest's, or opened by one of these links. */
const HELD = statement<ColumnRow>(
  'held-result',
  `SELECT ${RESULT_COLUMNS} FROM assessments a ${unlocking.joins}
   WHERE a.id = $1 AND NOT a.is_sample AND (
     a.user_id = $2::uuid OR (a.guest_id = $3::uuid AND a.user_id IS NULL)
     OR (${unlocking.holds} AND EXISTS (
       SELECT FROM report_links l WHERE l.assessment_id = a.id AND l.id = ANY($4::uuid[])
         AND l.revoked_at IS NULL AND l.expires_at > now())))`,
)

const RESULT = 'result.'

/** A named result of somebody's account, read along with their session: a page of theirs shows it. */
const LIVING_WITH_RESULT = statement<PageRow>(
  'living-session-with-result',
  livingOfPage(
    `${columnsOf('a', ASSESSMENT_FIELDS, RESULT)}, ${unlocking.columns}`,
    `LEFT JOIN assessments a ON a.user_id = u.id AND a.id = $6 AND NOT a.is_sample ${unlocking.joins}`,
  ),
)

/** The named result of a person, for `requirePersonWith`. */
export const resultOf = (id: string): ReadAlong<AssessmentRow> => ({
  find: LIVING_WITH_RESULT,
  values: [id],
  read: (row) => {
    const result = rowWithin<Omit<ColumnRow, keyof UnlockingColumns>>(row, RESULT)
    if (result.id === null) return null
    return { ...result, ...unlockingFrom({ ...(row as UnlockingColumns), userId: result.userId }) }
  },
})

type Ways = Pick<Viewer, 'session' | 'guestId' | 'openedLinks'>

/** The named result if one of these ways leads to it. */
export async function findNamed(
  { session, guestId, openedLinks }: Ways,
  id: string,
): Promise<AssessmentRow | null> {
  if (!session && !guestId && openedLinks.length === 0) return null
  const [row] = await HELD(id, session?.user.id ?? null, guestId, openedLinks)
  return row ? fromColumns(row) : null
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
