import { handOverGroup } from '@/lib/api/groups'
import { handOver } from '@/lib/server/groups/leaders'
import { handler } from '@/lib/server/http/handler'

export const PUT = handler(handOverGroup, ({ viewer, body }) => handOver(viewer, body.user_id))
