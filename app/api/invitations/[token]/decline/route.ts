import { declineInvitation } from '@/lib/api/invitations'
import { handler } from '@/lib/server/handler'
import { declineInvitation as decline } from '@/lib/server/invited'

export const POST = handler(declineInvitation, async ({ viewer, params }) => {
  await decline(viewer, params.token)
  return { declined: true as const }
})
