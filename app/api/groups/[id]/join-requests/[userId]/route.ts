import { acceptRequest, declineRequest } from '@/lib/api/join-links'
import * as links from '@/lib/server/groups/join-links'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(acceptRequest, ({ viewer, params }) =>
  links.acceptRequest(viewer, params.userId),
)

export const DELETE = handler(declineRequest, ({ viewer, params }) =>
  links.declineRequest(viewer, params.userId),
)
