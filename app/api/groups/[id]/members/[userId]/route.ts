import { removeMember } from '@/lib/api/groups'
import { removeMember as remove } from '@/lib/server/group-members'
import { handler } from '@/lib/server/handler'
import { requireSession } from '@/lib/server/viewer'

export const DELETE = handler(removeMember, ({ viewer, params }) =>
  remove(requireSession(viewer), params.id, params.userId),
)
