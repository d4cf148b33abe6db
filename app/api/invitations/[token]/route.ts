import { getInvitation } from '@/lib/api/invitations'
import { handler } from '@/lib/server/handler'
import { requireInvitation } from '@/lib/server/invited'

export const GET = handler(getInvitation, ({ viewer, params }) =>
  requireInvitation(viewer, params.token),
)
