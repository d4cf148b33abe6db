import { getDraft } from '@/lib/api/drafts'
import { findDraft } from '@/lib/server/drafts'
import { handler } from '@/lib/server/handler'
import { requireSession } from '@/lib/server/viewer'

export const GET = handler(getDraft, async ({ viewer }) => ({
  draft: await findDraft(requireSession(viewer)),
}))
