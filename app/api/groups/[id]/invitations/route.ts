import { inviteMany, listSentInvitations } from '@/lib/api/invitations'
import * as many from '@/lib/server/groups/many-invitations'
import * as sent from '@/lib/server/groups/sent-invitations'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(listSentInvitations, ({ viewer }) =>
  sent.listSent(viewer, viewer.group.id),
)

export const POST = handler(inviteMany, async ({ viewer, client, body }) => ({
  outcomes: await many.inviteMany({ ...viewer, client }, body.addresses, body.words),
}))
