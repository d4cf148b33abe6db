import { revokeInvitation } from '@/lib/api/invitations'
import { revoke } from '@/lib/server/groups/sent-invitations'
import { handler } from '@/lib/server/http/handler'

export const DELETE = handler(revokeInvitation, ({ viewer, params }) =>
  revoke(viewer, params.invitationId),
)
