import { inviteMany, listSentInvitations } from '@/lib/api/invitations'
import * as sent from '@/lib/server/groups/sent-invitations'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(listSentInvitations, ({ viewer }) =>
  sent.listSent(viewer, viewer.group.id),
)

export const POST = handler(inviteMany, async ({ viewer, body }) => ({
  outcomes: await sent.inviteMany(viewer, body.addresses, body.words),
}))
