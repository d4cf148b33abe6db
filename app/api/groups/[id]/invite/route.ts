import { inviteToGroup } from '@/lib/api/groups'
import { messages } from '@/lib/messages'
import { handler } from '@/lib/server/handler'
import { invite } from '@/lib/server/invitations'
import { requireSession } from '@/lib/server/viewer'

export const POST = handler(inviteToGroup, async ({ viewer, params, body }) => {
  await invite(requireSession(viewer), params.id, body.email)
  return { message: messages.groups.invited }
})
