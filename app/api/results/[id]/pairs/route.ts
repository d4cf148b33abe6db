import { makePairLink } from '@/lib/api/pairs'
import * as links from '@/lib/server/groups/pairs/links'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(makePairLink, ({ viewer, body }) =>
  links.makePairLink(viewer, body.called),
)
