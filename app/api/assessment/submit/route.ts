import { submitAssessment } from '@/lib/api/drafts'
import { submitDraft } from '@/lib/server/assessments/drafts'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(submitAssessment, ({ viewer, body }) => submitDraft(viewer, body))
