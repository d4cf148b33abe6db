import { inviteToGroup } from '@/lib/api/groups'
import { groupsMessages } from '@/lib/messages/groups'
import { invite } from '@/lib/server/groups/sent-invitations'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(inviteToGroup, async ({ viewer, client, body }) => {
  await invite({ ...viewer, client }, body)
  return { message: groupsMessages.invited }
})
