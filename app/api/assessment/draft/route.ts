import { getDraft } from '@/lib/api/drafts'
import { findDraft } from '@/lib/server/assessments/drafts'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getDraft, async ({ viewer }) => ({
  draft: await findDraft(viewer),
}))
