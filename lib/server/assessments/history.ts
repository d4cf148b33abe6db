import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { AssessmentResult } from '@/lib/api/results'
import { QUESTION_COUNT } from '@/lib/disc/form/items'
import type { Letter } from '@/lib/disc/letters'
import {
  type AccountResult,
  buildAccountResult,
  buildDetailedResult,
  type DetailedResult,
} from '@/lib/disc/result/account-result'
import { SAMPLE_ID } from '@/lib/disc/result/public-sample'
import { messages } from '@/lib/messages'
import { db, type Prisma } from '../base/db'
import { pageByPage, ROWS_AT_ONCE } from '../base/page-by-page'
import type { SignedIn } from '../viewer/viewer'
import {
  readCertainty,
  readQuality,
  toWireCertainty,
  toWireCode,
  toWireName,
  toWireQuality,
  toWireStyle,
} from './certainty'
import { readExplanation } from './explanations'
import {
  ASSESSMENT_FIELDS,
  type AssessmentRow,
  exactScores,
  isUnlocked,
  nameOf,
  toPreviewInput,
} from './result-rows'
import { findNamed, ownedBy } from './results'
import { MOST_SITTINGS, type Reads, readOwnStanding } from './together'

/**
 * The result with this id, in the person's account or the public sample; without an id the newest. Null when there is
 * none.
 */
async function findAccountResult(
  { session }: SignedIn,
  id?: string,
): Promise<AssessmentRow | null> {
  if (id && id !== SAMPLE_ID) return findNamed({ session, guestId: null, openedLinks: [] }, id)
  return db.assessment.findFirst({
    where: id ? { id, isSample: true } : ownedBy(session.user.id),
    orderBy: { completedAt: 'desc' },
    select: ASSESSMENT_FIELDS,
  })
}

/** The same as the API writes it. Throws `not_found`. */
export async function getAccountResult(viewer: SignedIn, id?: string): Promise<AssessmentResult> {
  const row = await findAccountResult(viewer, id)
  if (!row) throw new ApiError('not_found', messages.api.notFound)
  return toAssessmentResult(row)
}

/** The newest, and what stands for the person by all of them. Throws `not_found`. */
export async function getLatestResult(viewer: SignedIn) {
  const [latest, standing] = await Promise.all([
    getAccountResult(viewer),
    readOwnStanding(viewer.session.user.id),
  ])
  return {
    ...latest,
    standing: standing.map(({ named: { code, doubt }, sittings = 1 }) => ({
      primary_type: doubt.first,
      ...toWireCode(code),
      sittings,
    })),
  }
}

/** A result with its exact scores: for its owner. */
export function toAssessmentResult(row: AssessmentRow): AssessmentResult {
  return {
    assessment_id: row.id,
    completed_at: row.completedAt.toISOString(),
    scores: exactScores(row),
    primary_type: { type: row.primaryLetter as Letter },
    secondary_type: { type: row.secondaryLetter as Letter },
    ...toWireStyle(nameOf(row)),
    complete_report: isUnlocked(row),
    is_sample: row.isSample,
    label: row.label,
    counted_questions: row.counted,
    more_questions: row.moreCounted,
    total_questions: QUESTION_COUNT,
    ...toWireCertainty(readCertainty(row.certainty)),
    quality: toWireQuality(readQuality(row.quality)),
  }
}

export interface HistoryPage {
  /** Newest first. */
  results: AccountResult[]
  /** From 1. */
  page: number
  hasOlder: boolean
}

/** The page of the person's history that was asked for, or the newest where that is empty. */
export async function getHistory(viewer: SignedIn, asked?: unknown): Promise<HistoryPage> {
  const page = /^[1-9]\d{0,5}$/.test(String(asked)) ? Number(asked) : 1
  const rows = await db.assessment.findMany({
    ...newestFirst(viewer.session.user.id),
    skip: (page - 1) * MOST_SITTINGS,
    take: MOST_SITTINGS + 1,
  })
  if (rows.length === 0 && page > 1) return getHistory(viewer)
  const shown = rows.slice(0, MOST_SITTINGS)
  return { results: toResults(shown), page, hasOlder: rows.length > MOST_SITTINGS }
}

/** The newest page of a person's history. */
export async function listNewest(userId: string, on: Reads): Promise<AccountResult[]> {
  const newest = { ...newestFirst(userId), take: MOST_SITTINGS }
  return toResults(await on.assessment.findMany(newest))
}

const newestFirst = (userId: string) =>
  ({
    where: ownedBy(userId),
    orderBy: [{ completedAt: 'desc' }, { id: 'desc' }],
    select: ASSESSMENT_FIELDS,
  }) satisfies Prisma.AssessmentFindManyArgs

const toResults = (rows: readonly AssessmentRow[]) =>
  rows.flatMap((row) => buildAccountResult(toPreviewInput(row)) ?? [])

/** The result that a page shows instead of the one that was asked for, if any. */
export type Fallback = 'latest' | 'sample' | null

/**
 * The result that the results page shows: the named one, else the person's newest, else the public sample.
 * Null when there is not even that.
 */
export async function openResult(
  viewer: SignedIn,
  id: string,
): Promise<{ result: AccountResult; fallback: Fallback } | null> {
  const tries = [
    [id, null],
    [undefined, 'latest'],
    [SAMPLE_ID, 'sample'],
  ] as const
  for (const [one, fallback] of tries) {
    const row = await findAccountResult(viewer, one)
    const result = row && buildAccountResult(toPreviewInput(row))
    if (result) return { result, fallback }
  }
  return null
}

/** The detailed view of the person's result with this id, or the newest; null when there is none. */
export async function getDetailedResult(
  viewer: SignedIn,
  id?: string,
): Promise<DetailedResult | null> {
  const row = id === SAMPLE_ID ? null : await findAccountResult(viewer, id)
  if (!row) return null
  return buildDetailedResult({ ...toPreviewInput(row), explanation: await readExplanation(row) })
}

/** What a row of the history says; the answers stay where they are. */
const HISTORY_FIELDS = {
  id: true,
  completedAt: true,
  primaryLetter: true,
  secondaryLetter: true,
  styleCode: true,
  counted: true,
  moreCounted: true,
  dScore: true,
  iScore: true,
  sScore: true,
  cScore: true,
  label: true,
  certainty: true,
  quality: true,
} satisfies Prisma.AssessmentSelect

type HistoryRow = Prisma.AssessmentGetPayload<{ select: typeof HISTORY_FIELDS }>

/** All results of the person as the API writes them, newest first, read while they are used. */
export async function* listHistory({ session }: SignedIn) {
  const read = (last: HistoryRow | null) =>
    db.assessment.findMany({
      where: { AND: [ownedBy(session.user.id), last ? olderThan(last) : {}] },
      orderBy: [{ completedAt: 'desc' }, { id: 'desc' }],
      take: ROWS_AT_ONCE,
      select: HISTORY_FIELDS,
    })
  for await (const row of pageByPage(read)) {
    const named = nameOf(row)
    yield {
      assessment_id: row.id,
      completed_at: row.completedAt.toISOString(),
      primary_type: row.primaryLetter as Letter,
      secondary_type: row.secondaryLetter as Letter,
      personality_type_code: named.code,
      ...toWireName(named),
      d_score: row.dScore,
      i_score: row.iScore,
      s_score: row.sScore,
      c_score: row.cScore,
      label: row.label,
      ...toWireCertainty(readCertainty(row.certainty)),
      quality: toWireQuality(readQuality(row.quality)),
    }
  }
}

/** What comes after a row, newest first; of two of the same moment, the one with the lower id is the older. */
function olderThan({ completedAt, id }: HistoryRow): Prisma.AssessmentWhereInput {
  return {
    completedAt: { lte: completedAt },
    OR: [{ completedAt: { not: completedAt } }, { id: { lt: id } }],
  }
}
