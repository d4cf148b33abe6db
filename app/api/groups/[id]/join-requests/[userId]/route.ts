import { acceptRequest, declineRequest } from '@/lib/api/join-links'
import * as requests from '@/lib/server/groups/join-requests'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(acceptRequest, ({ viewer, params }) =>
  requests.acceptRequest(viewer, params.userId),
)

export const DELETE = handler(declineRequest, ({ viewer, params }) =>
  requests.declineRequest(viewer, params.userId),
)
