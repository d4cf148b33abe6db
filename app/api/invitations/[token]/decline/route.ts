import { declineInvitation } from '@/lib/api/invitations'
import { declineInvitation as decline } from '@/lib/server/groups/received-invitations'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(declineInvitation, async ({ viewer, params }) => {
  await decline(viewer, params.token)
  return { declined: true as const }
})
