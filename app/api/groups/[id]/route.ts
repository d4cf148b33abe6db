import { deleteGroup, getGroup, updateGroup } from '@/lib/api/groups'
import {
  deleteGroup as remove,
  requireGroup,
  updateGroup as update,
} from '@/lib/server/groups/groups'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getGroup, ({ viewer, params }) => requireGroup(viewer, params.id))

export const PATCH = handler(updateGroup, ({ viewer, params, body }) =>
  update(viewer, params.id, body),
)

export const DELETE = handler(deleteGroup, ({ viewer, params }) => remove(viewer, params.id))
