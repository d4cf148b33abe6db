import { startAssessment } from '@/lib/api/drafts'
import { startDraft } from '@/lib/server/assessments/drafts'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(startAssessment, ({ viewer }) => startDraft(viewer))
