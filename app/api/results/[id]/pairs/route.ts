import { makePairLink } from '@/lib/api/pairs'
import * as pairs from '@/lib/server/groups/pairs'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(makePairLink, ({ viewer, body }) =>
  pairs.makePairLink(viewer, body.called),
)
