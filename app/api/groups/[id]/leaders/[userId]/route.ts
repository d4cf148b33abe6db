import { makeLeader, stopLeading } from '@/lib/api/groups'
import * as leaders from '@/lib/server/groups/leaders'
import { handler } from '@/lib/server/http/handler'

export const PUT = handler(makeLeader, ({ viewer, params }) =>
  leaders.makeLeader(viewer, params.userId),
)

export const DELETE = handler(stopLeading, ({ viewer, params }) =>
  leaders.stopLeading(viewer, params.userId),
)
