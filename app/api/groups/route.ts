import { createGroup, listGroups } from '@/lib/api/groups'
import { createGroup as create, listGroups as list } from '@/lib/server/groups'
import { handler } from '@/lib/server/handler'
import { requireSession } from '@/lib/server/viewer'

export const GET = handler(listGroups, ({ viewer }) => list(requireSession(viewer)))

export const POST = handler(createGroup, ({ viewer, body }) => create(requireSession(viewer), body))
