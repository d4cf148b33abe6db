import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Response } from '@/lib/disc/form/responses'
import type { Letter, PerLetter } from '@/lib/disc/letters'
import type { Certainty } from '@/lib/disc/model/certainty'
import { hasName, MIN_CONFIDENT_ANSWERS } from '@/lib/disc/model/confidence'
import { keyOf, type Made } from '@/lib/disc/model/scorers'
import type { PreviewInput } from '@/lib/disc/result/preview'
import { type Nameable, type ResultName, resultName } from '@/lib/disc/result/result-name'
import type { StyleCode } from '@/lib/disc/styles'
import { messages } from '@/lib/messages'
import { Prisma } from '../base/db'
import { readCertainty, readQuality } from './certainty'

/** What a result is named by. */
export const NAME_FIELDS = {
  primaryLetter: true,
  secondaryLetter: true,
  styleCode: true,
  counted: true,
  moreCounted: true,
  certainty: true,
  quality: true,
} satisfies Prisma.AssessmentSelect

/** What has to be read with a result to know whether its report is unlocked. */
const UNLOCKING_FIELDS = {
  counted: true,
  moreCounted: true,
  certainty: true,
  entitlement: { select: { revokedAt: true } },
  user: { select: { pass: { select: { revokedAt: true } } } },
} satisfies Prisma.AssessmentSelect

type UnlockingRow = Prisma.AssessmentGetPayload<{ select: typeof UNLOCKING_FIELDS }>

/** For the compiler only: no other file can name this key, so only isUnlocked makes an unlocked row. */
declare const unlocked: unique symbol

/** A row whose complete report may be read. Only isUnlocked makes one. */
export type Unlocked<Row> = Row & { readonly [unlocked]: true }

/**
 * Whether the complete report may be read: it was paid for, or its owner has the pass and it has a name. The same rule for a
 * query is UNLOCKED below. Who sees the result is a separate condition (results.ts).
 */
export function isUnlocked<Row extends UnlockingRow>(row: Row): row is Unlocked<Row> {
  if (row.entitlement?.revokedAt === null) return true
  return row.user?.pass?.revokedAt === null && hasName(row)
}

/** A pass unlocks every result of its person that has a name. */
export const BY_PASS = { user: { pass: { revokedAt: null } } } satisfies Prisma.AssessmentWhereInput

/** `hasName` as a condition: so many of the form, and the rest further ones. */
const NAMED: Prisma.AssessmentWhereInput = {
  OR: [
    { certainty: { equals: Prisma.DbNull } },
    ...Array.from({ length: MIN_CONFIDENT_ANSWERS + 1 }, (_, more) => ({
      counted: { gte: MIN_CONFIDENT_ANSWERS - more },
      moreCounted: { gte: more },
    })),
  ],
}

/** The same as isUnlocked, as a condition for the query. */
export const UNLOCKED: Prisma.AssessmentWhereInput = {
  OR: [{ entitlement: { revokedAt: null } }, { AND: [BY_PASS, NAMED] }],
}

/** What is read of a result. */
export const ASSESSMENT_FIELDS = {
  ...NAME_FIELDS,
  id: true,
  dScore: true,
  iScore: true,
  sScore: true,
  cScore: true,
  isSample: true,
  scorerVersion: true,
  calibration: true,
  formVersion: true,
  userId: true,
  guestId: true,
  field: true,
  label: true,
  completedAt: true,
  lastUsedAt: true,
  ...UNLOCKING_FIELDS,
} satisfies Prisma.AssessmentSelect

export type AssessmentRow = Prisma.AssessmentGetPayload<{ select: typeof ASSESSMENT_FIELDS }>

/** A row whose complete report may be read. */
export type UnlockedRow = Unlocked<AssessmentRow>

/** What a scorer made, as its row keeps it. */
export function madeColumns({
  scores,
  style,
  certainty,
}: Pick<Made, 'scores' | 'style'> & { certainty: Certainty }) {
  return {
    dScore: scores.D,
    iScore: scores.I,
    sScore: scores.S,
    cScore: scores.C,
    primaryLetter: style.primary,
    secondaryLetter: style.secondary,
    styleCode: style.code,
    certainty: { ...certainty },
  }
}

/** Exact scores: for callers that have checked the entitlement. */
export function exactScores(
  row: Pick<AssessmentRow, 'dScore' | 'iScore' | 'sScore' | 'cScore'>,
): PerLetter<number> {
  return { D: row.dScore, I: row.iScore, S: row.sScore, C: row.cScore }
}

/** The row as the domain's views of a result take it. */
export function toPreviewInput(row: AssessmentRow): PreviewInput {
  return {
    resultId: row.id,
    unlocked: isUnlocked(row),
    isSample: row.isSample,
    completedAt: row.completedAt,
    scores: exactScores(row),
    madeBy: keyOf(row),
    label: row.label,
    ...toNameable(row),
  }
}

type NameRow = Prisma.AssessmentGetPayload<{ select: typeof NAME_FIELDS }>

/** The row as `resultName` takes it. */
export function toNameable(row: NameRow): Nameable {
  return {
    code: row.styleCode,
    primary: row.primaryLetter as Letter,
    secondary: row.secondaryLetter as Letter,
    certainty: readCertainty(row.certainty),
    quality: readQuality(row.quality),
    counted: row.counted,
    moreCounted: row.moreCounted,
  }
}

/** What a row is called. Throws for a style code that no longer exists. */
export function nameOf(row: NameRow): ResultName {
  const named = resultName(toNameable(row))
  if (!named) throw new Error(`Unknown style code ${row.styleCode} in a result`)
  return named
}

/** The name of a result that is to be shared or sold. Throws `conflict` where too few answers give none. */
export function requireNamed(row: NameRow): ResultName & { code: StyleCode } {
  const { code, ...named } = nameOf(row)
  if (!code) throw new ApiError('conflict', messages.shares.noStyle)
  return { ...named, code }
}

/** What a result is called, for callers that have checked who asks. */
export async function readName(tx: Prisma.TransactionClient, id: string): Promise<ResultName> {
  return nameOf(await tx.assessment.findUniqueOrThrow({ where: { id }, select: NAME_FIELDS }))
}

/** An answer as the column `answers` keeps it. */
export interface StoredAnswer {
  q: number
  most: string
  least: string
  /** The four item ids in the order shown; null when the client did not say. */
  shown: string[] | null
  ms: number | null
  suggested: boolean
}

export function toStored({ question, most, least, shown, ms, suggested }: Response) {
  return {
    q: question,
    most,
    least,
    shown: shown ? [...shown] : null,
    ms: ms ?? null,
    suggested: suggested ?? false,
  } satisfies StoredAnswer
}

export function fromStored({ q, most, least, suggested }: StoredAnswer): Response {
  return { question: q, most, least, suggested }
}
