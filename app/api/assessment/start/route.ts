import { startAssessment } from '@/lib/api/drafts'
import { startDraft } from '@/lib/server/drafts'
import { handler } from '@/lib/server/handler'
import { requireSession } from '@/lib/server/viewer'

export const POST = handler(startAssessment, ({ viewer }) => startDraft(requireSession(viewer)))
