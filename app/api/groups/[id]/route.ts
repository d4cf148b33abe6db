import { deleteGroup, getGroup, updateGroup } from '@/lib/api/groups'
import * as groups from '@/lib/server/groups/groups'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getGroup, ({ viewer, params }) => groups.requireGroup(viewer, params.id))

export const PATCH = handler(updateGroup, ({ viewer, body }) => groups.updateGroup(viewer, body))

export const DELETE = handler(deleteGroup, ({ viewer }) => groups.deleteGroup(viewer))
