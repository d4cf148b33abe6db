import * as drafts from '@/lib/api/drafts'
import { deleteDraft, saveDraft } from '@/lib/server/drafts'
import { handler } from '@/lib/server/handler'
import { requireSession } from '@/lib/server/viewer'

export const PUT = handler(drafts.saveDraft, ({ viewer, params, body }) =>
  saveDraft(requireSession(viewer), params.id, body),
)

export const DELETE = handler(drafts.deleteDraft, async ({ viewer, params }) => {
  await deleteDraft(requireSession(viewer), params.id)
})
