import { removeMember } from '@/lib/api/groups'
import { removeMember as remove } from '@/lib/server/groups/members'
import { handler } from '@/lib/server/http/handler'

export const DELETE = handler(removeMember, ({ viewer, params }) =>
  remove(viewer, params.id, params.userId),
)
