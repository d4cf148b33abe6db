import { removeMember } from '@/lib/api/groups'
import * as members from '@/lib/server/groups/members'
import { handler } from '@/lib/server/http/handler'

export const DELETE = handler(removeMember, ({ viewer, params }) =>
  members.removeMember(viewer, params.id, params.userId),
)
