/** What a reader ticks, dates and says in their report. */
import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { STYLE_CONTENT } from '@/lib/disc/content/all'
import { FIELDS, type Field } from '@/lib/disc/content/field-names'
import { type GoalMark, type NextGoal, nextGoal } from '@/lib/disc/result/action-plan'
import type { SentenceFeedback } from '@/lib/disc/result/sentence-feedback'
import { sentencesOf } from '@/lib/disc/result/sentences'
import { isStyleCode } from '@/lib/disc/styles'
import { messages } from '@/lib/messages'
import { UNLOCKED, type UnlockedRow } from '../assessments/result-rows'
import { ownedBy, type Reader } from '../assessments/results'
import { db } from '../base/db'
import type { SignedIn } from '../viewer/viewer'

interface Marks {
  /** The step of the plan. */
  goals: GoalMark[]
  /** What the reader said of sentences. */
  feedback: SentenceFeedback
}

/** What the reader ticked, dated and said in a report. */
export async function readMarks({ id }: UnlockedRow): Promise<Marks> {
  const marks = await db.assessment.findUnique({
    where: { id },
    select: {
      goals: { orderBy: { goal: 'asc' }, select: { goal: true, doneAt: true, dueOn: true } },
      pointMarks: { select: { point: true, fits: true } },
    },
  })
  return {
    goals: (marks?.goals ?? []).map(toMark),
    feedback: Object.fromEntries((marks?.pointMarks ?? []).map(({ point, fits }) => [point, fits])),
  }
}

/** The goal that comes next in the plan of one's own complete report; null where all are done, and while it is locked. */
export async function findNextGoal(
  { session }: SignedIn,
  resultId: string,
): Promise<(NextGoal & { resultId: string }) | null> {
  const row = await db.assessment.findFirst({
    where: { AND: [{ id: resultId }, ownedBy(session.user.id), UNLOCKED] },
    select: { styleCode: true, goals: { select: { goal: true, doneAt: true, dueOn: true } } },
  })
  if (!row || !isStyleCode(row.styleCode)) return null
  const next = nextGoal(STYLE_CONTENT[row.styleCode].detail.goals, row.goals.map(toMark))
  return next && { resultId, ...next }
}

/** Sets what is given of one goal's mark. */
export async function markGoal(
  { result: { id: assessmentId } }: Reader,
  goal: number,
  change: { done?: boolean; dueOn?: string | null },
): Promise<GoalMark> {
  const data = {
    ...(change.done === undefined ? {} : { doneAt: change.done ? new Date() : null }),
    ...(change.dueOn === undefined ? {} : { dueOn: change.dueOn ? new Date(change.dueOn) : null }),
  }
  const mark = await db.goalMark.upsert({
    where: { assessmentId_goal: { assessmentId, goal } },
    create: { assessmentId, goal, ...data },
    update: data,
  })
  return toMark(mark)
}

function toMark(row: { goal: number; doneAt: Date | null; dueOn: Date | null }): GoalMark {
  return {
    goal: row.goal,
    done: row.doneAt !== null,
    dueOn: row.dueOn?.toISOString().slice(0, 10) ?? null,
  }
}

/** Keeps what the reader says of one sentence; null takes it back. Throws `not_found` for a sentence of another report. */
export async function giveSentenceFeedback(
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

/** The stored field; null for none, and for one that is no longer offered. */
export function readField(field: string | null): Field | null {
  return FIELDS.find((one) => one === field) ?? null
}
