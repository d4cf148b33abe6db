import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { FIELDS, type Field } from '@/lib/disc/content/field-names'
import { sentencesOf } from '@/lib/disc/result/sentences'
import { isStyleCode } from '@/lib/disc/styles'
import { messages } from '@/lib/messages'
import type { Reader } from '../assessments/results'
import { db } from '../base/db'

/** Keeps what the reader says of one sentence; null takes it back. Throws `not_found` for a sentence of another report. */
export async function markPoint(
  { result }: Reader,
  point: string,
  fits: boolean | null,
): Promise<void> {
  const code = result.styleCode
  if (!isStyleCode(code) || sentencesOf(code).every(({ id }) => id !== point)) {
    throw new ApiError('not_found', messages.api.notFound)
  }
  const assessmentId = result.id
  if (fits === null) {
    await db.pointMark.deleteMany({ where: { assessmentId, point } })
    return
  }
  const data = { fits, markedAt: new Date() }
  await db.pointMark.upsert({
    where: { assessmentId_point: { assessmentId, point } },
    create: { assessmentId, point, ...data },
    update: data,
  })
}

/** Keeps the field of work that words the examples; null forgets it. */
export async function nameField({ result }: Reader, field: Field | null): Promise<void> {
  await db.assessment.update({ where: { id: result.id }, data: { field }, select: { id: true } })
}

/** The field as it was stored; null for none, and for one that is no longer offered. */
export function readField(field: string | null): Field | null {
  return FIELDS.find((one) => one === field) ?? null
}
