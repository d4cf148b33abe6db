import 'server-only'
import { STYLE_CONTENT } from '@/lib/disc/content/all'
import type { GoalMark } from '@/lib/disc/result/action-plan'
import { isStyleCode } from '@/lib/disc/styles'
import { ASSESSMENT_FIELDS } from '../assessments/result-rows'
import { ownedBy, type Reader } from '../assessments/results'
import { isUnlocked } from '../assessments/unlocked'
import { db } from '../base/db'
import type { SignedIn } from '../viewer/viewer'

/** A goal that the person set themself a date for. */
export interface DatedGoal {
  resultId: string
  /** What the plan calls it. */
  title: string
  /** YYYY-MM-DD, the person's own date. */
  dueOn: string
}

/** The open goal of the person's newest complete report that is due first; null where none has a date. */
export async function findNextGoal({ session }: SignedIn): Promise<DatedGoal | null> {
  const row = await db.assessment.findFirst({
    where: ownedBy(session.user.id),
    orderBy: [{ completedAt: 'desc' }, { id: 'desc' }],
    select: ASSESSMENT_FIELDS,
  })
  if (!row || !isUnlocked(row) || !isStyleCode(row.styleCode)) return null
  const mark = await db.goalMark.findFirst({
    where: { assessmentId: row.id, doneAt: null, dueOn: { not: null } },
    orderBy: { dueOn: 'asc' },
  })
  const { dueOn } = mark ? toMark(mark) : { dueOn: null }
  const text = mark && STYLE_CONTENT[row.styleCode].detail.goals[mark.goal - 1]
  return text && dueOn ? { resultId: row.id, title: text.goal, dueOn } : null
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
