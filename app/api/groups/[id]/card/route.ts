import * as api from '@/lib/api/session-kit'
import { setCardLines } from '@/lib/server/groups/agreements'
import { handler } from '@/lib/server/http/handler'

export const PUT = handler(api.setCardLines, ({ viewer, params, body }) =>
  setCardLines(viewer, params.id, [body.line_1, body.line_2]),
)
