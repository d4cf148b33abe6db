import 'server-only'
import type { GoalMark } from '@/lib/disc/result/action-plan'
import type { Reader, UnlockedRow } from '../assessments/results'
import { db } from '../base/db'

/** The marks of a result's plan. */
export async function listGoalMarks({ id: assessmentId }: UnlockedRow): Promise<GoalMark[]> {
  const marks = await db.goalMark.findMany({ where: { assessmentId }, orderBy: { goal: 'asc' } })
  return marks.map(toMark)
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
