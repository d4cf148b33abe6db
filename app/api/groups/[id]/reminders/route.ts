import { remindMembers } from '@/lib/api/groups'
import { remindMembers as remind } from '@/lib/server/group-members'
import { handler } from '@/lib/server/handler'
import { requireSession } from '@/lib/server/viewer'

export const POST = handler(remindMembers, ({ viewer, params, body }) =>
  remind(requireSession(viewer), params.id, body.user_ids),
)
