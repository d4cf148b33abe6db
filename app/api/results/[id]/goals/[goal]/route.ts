import { markGoal } from '@/lib/api/assessment'
import { handler } from '@/lib/server/http/handler'
import * as goals from '@/lib/server/reports/marks'

export const PUT = handler(markGoal, async ({ viewer, params, body }) => {
  const mark = await goals.markGoal(viewer, Number(params.goal), {
    done: body.done,
    dueOn: body.due_on,
  })
  return { goal: mark.goal, done: mark.done, due_on: mark.dueOn }
})
