import { createGroup, listGroups } from '@/lib/api/groups'
import * as groups from '@/lib/server/groups/groups'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(listGroups, ({ viewer }) => groups.listGroups(viewer))

export const POST = handler(createGroup, ({ viewer, body, idempotencyKey }) =>
  groups.createGroup(viewer, body, idempotencyKey),
)
