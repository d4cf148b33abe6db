import { inviteToGroup } from '@/lib/api/groups'
import { messages } from '@/lib/messages'
import { invite } from '@/lib/server/groups/sent-invitations'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(inviteToGroup, async ({ viewer, client, body }) => {
  await invite({ ...viewer, client }, body)
  return { message: messages.groups.invited }
})
