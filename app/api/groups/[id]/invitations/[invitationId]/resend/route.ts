import { resendInvitation } from '@/lib/api/invitations'
import { resend } from '@/lib/server/groups/sent-invitations'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(resendInvitation, ({ viewer, client, params }) =>
  resend({ ...viewer, client }, params.invitationId),
)
