import { letArrivalsGo } from '@/lib/api/join-links'
import * as links from '@/lib/server/groups/join-links'
import { handler } from '@/lib/server/http/handler'

export const DELETE = handler(letArrivalsGo, ({ viewer, params }) =>
  links.letArrivalsGo(viewer, params.linkId),
)
