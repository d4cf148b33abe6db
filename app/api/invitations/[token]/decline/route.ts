import { declineInvitation } from '@/lib/api/invitations'
import * as received from '@/lib/server/groups/received-invitations'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(declineInvitation, async ({ viewer, params }) => {
  await received.declineInvitation(viewer, params.token)
  return { declined: true as const }
})
