import { createGroup, listGroups } from '@/lib/api/groups'
import { createGroup as create, listGroups as list } from '@/lib/server/groups/groups'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(listGroups, ({ viewer }) => list(viewer))

export const POST = handler(createGroup, ({ viewer, body }) => create(viewer, body))
