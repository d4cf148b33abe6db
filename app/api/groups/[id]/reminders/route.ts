import { remindMembers } from '@/lib/api/groups'
import * as members from '@/lib/server/groups/members'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(remindMembers, ({ viewer, body }) =>
  members.remindMembers(viewer, body.user_ids),
)
