import { submitAssessment } from '@/lib/api/drafts'
import { submitDraft } from '@/lib/server/drafts'
import { handler } from '@/lib/server/handler'
import { requireSession } from '@/lib/server/viewer'

export const POST = handler(submitAssessment, ({ viewer, body }) =>
  submitDraft(requireSession(viewer), body),
)
