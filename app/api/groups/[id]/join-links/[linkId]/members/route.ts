import { removeJoiners } from '@/lib/api/join-links'
import * as links from '@/lib/server/groups/join-links'
import { handler } from '@/lib/server/http/handler'

export const DELETE = handler(removeJoiners, ({ viewer, params }) =>
  links.removeJoiners(viewer, params.linkId),
)
