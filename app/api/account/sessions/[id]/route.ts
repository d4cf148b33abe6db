import { endSession } from '@/lib/api/sessions'
import { handler } from '@/lib/server/handler'
import { endOwnSession } from '@/lib/server/own-sessions'
import { requireSession } from '@/lib/server/viewer'

export const DELETE = handler(endSession, ({ viewer, params }) =>
  endOwnSession(requireSession(viewer), params.id),
)
