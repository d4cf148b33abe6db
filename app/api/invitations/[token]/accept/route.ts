import { acceptInvitation } from '@/lib/api/invitations'
import * as received from '@/lib/server/groups/received-invitations'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(acceptInvitation, ({ viewer, params, query }) =>
  received.acceptInvitation(viewer, params.token, query.agreed_to, query.result_id),
)
