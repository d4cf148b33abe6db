import { deleteGroup, getGroup, updateGroup } from '@/lib/api/groups'
import { deleteGroup as remove, requireGroup, updateGroup as update } from '@/lib/server/groups'
import { handler } from '@/lib/server/handler'
import { requireSession } from '@/lib/server/viewer'

export const GET = handler(getGroup, ({ viewer, params }) =>
  requireGroup(requireSession(viewer), params.id),
)

export const PATCH = handler(updateGroup, ({ viewer, params, body }) =>
  update(requireSession(viewer), params.id, body),
)

export const DELETE = handler(deleteGroup, ({ viewer, params }) =>
  remove(requireSession(viewer), params.id),
)
