import * as drafts from '@/lib/api/drafts'
import { deleteDraft, saveDraft } from '@/lib/server/assessments/drafts'
import { handler } from '@/lib/server/http/handler'

export const PUT = handler(drafts.saveDraft, ({ viewer, params, body }) =>
  saveDraft(viewer, params.id, body),
)

export const DELETE = handler(drafts.deleteDraft, async ({ viewer, params }) => {
  await deleteDraft(viewer, params.id)
})
