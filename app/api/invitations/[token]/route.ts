import { getInvitation } from '@/lib/api/invitations'
import { requireInvitation } from '@/lib/server/groups/received-invitations'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getInvitation, ({ viewer, params }) =>
  requireInvitation(viewer, params.token),
)
