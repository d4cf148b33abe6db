import { handOverGroup } from '@/lib/api/groups'
import { handOver } from '@/lib/server/groups/groups'
import { handler } from '@/lib/server/http/handler'

export const PUT = handler(handOverGroup, ({ viewer, params, body }) =>
  handOver(viewer, params.id, body.user_id),
)
