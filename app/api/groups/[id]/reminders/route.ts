import { remindMembers } from '@/lib/api/groups'
import { remindMembers as remind } from '@/lib/server/groups/members'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(remindMembers, ({ viewer, params, body }) =>
  remind(viewer, params.id, body.user_ids),
)
