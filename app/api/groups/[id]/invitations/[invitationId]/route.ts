import { revokeInvitation } from '@/lib/api/invitations'
import { handler } from '@/lib/server/handler'
import { revoke } from '@/lib/server/invitations'
import { requireSession } from '@/lib/server/viewer'

export const DELETE = handler(revokeInvitation, ({ viewer, params }) =>
  revoke(requireSession(viewer), params.id, params.invitationId),
)
