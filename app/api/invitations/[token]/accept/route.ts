import { acceptInvitation } from '@/lib/api/invitations'
import { handler } from '@/lib/server/handler'
import { acceptInvitation as accept } from '@/lib/server/invited'
import { requireSession } from '@/lib/server/viewer'

export const POST = handler(acceptInvitation, ({ viewer, params }) =>
  accept(requireSession(viewer), params.token),
)
