import { resendInvitation } from '@/lib/api/invitations'
import { handler } from '@/lib/server/handler'
import { resend } from '@/lib/server/invitations'
import { requireSession } from '@/lib/server/viewer'

export const POST = handler(resendInvitation, ({ viewer, params }) =>
  resend(requireSession(viewer), params.id, params.invitationId),
)
