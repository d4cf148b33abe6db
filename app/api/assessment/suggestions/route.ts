import { setSuggestions } from '@/lib/api/drafts'
import * as drafts from '@/lib/server/assessments/drafts'
import { handler } from '@/lib/server/http/handler'

export const PUT = handler(setSuggestions, ({ viewer, body }) =>
  drafts.setSuggestions(viewer, body.on),
)
