import { inviteMany, listSentInvitations } from '@/lib/api/invitations'
import { handler } from '@/lib/server/handler'
import { inviteMany as invite, listSent } from '@/lib/server/invitations'
import { requireSession } from '@/lib/server/viewer'

export const GET = handler(listSentInvitations, ({ viewer, params }) =>
  listSent(requireSession(viewer), params.id),
)

export const POST = handler(inviteMany, async ({ viewer, params, body }) => ({
  outcomes: await invite(requireSession(viewer), params.id, body.addresses),
}))
