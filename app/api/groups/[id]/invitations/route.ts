import { inviteMany, listSentInvitations } from '@/lib/api/invitations'
import { inviteMany as invite, listSent } from '@/lib/server/groups/sent-invitations'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(listSentInvitations, ({ viewer, params }) => listSent(viewer, params.id))

export const POST = handler(inviteMany, async ({ viewer, params, body }) => ({
  outcomes: await invite(viewer, params.id, body.addresses),
}))
