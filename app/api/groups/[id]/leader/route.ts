import { handOverGroup } from '@/lib/api/groups'
import { handOver } from '@/lib/server/groups'
import { handler } from '@/lib/server/handler'
import { requireSession } from '@/lib/server/viewer'

export const PUT = handler(handOverGroup, ({ viewer, params, body }) =>
  handOver(requireSession(viewer), params.id, body.user_id),
)
