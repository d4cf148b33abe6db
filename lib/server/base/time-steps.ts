import 'server-only'
import { db } from './db'

/** Times of completion, from one on and before the other. */
export interface Span {
  from: Date
  before: Date
}

/** Sittings that one statement looks at where all are looked at: far less than its limit allows (pool.ts). */
export const steps = { rows: 10_000 }

/**
 * All sittings that were completed within a span, a step at a time, oldest first: as spans of about so many sittings
 * each. Those of one moment are never parted.
 */
export async function* timeSteps({ from, before }: Span): AsyncGenerator<Span, undefined> {
  let at: Date | undefined = await timeOf({ from, before }, 0)
  while (at) {
    const next: Date | undefined = await timeOf({ from: at, before }, steps.rows)
    // More than a step of one moment: all of it, and on from whatever comes after.
    const isOneMoment = next?.getTime() === at.getTime()
    const end: Date = isOneMoment ? new Date(at.getTime() + 1) : (next ?? before)
    yield { from: at, before: end }
    at = isOneMoment ? await timeOf({ from: end, before }, 0) : next
  }
}

/** When the sitting was completed that so many of the span come before. */
async function timeOf({ from, before }: Span, skip: number): Promise<Date | undefined> {
  const found = await db.assessment.findFirst({
    where: { completedAt: { gte: from, lt: before } },
    orderBy: { completedAt: 'asc' },
    skip,
    select: { completedAt: true },
  })
  return found?.completedAt
}
