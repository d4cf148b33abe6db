import * as api from '@/lib/api/live'
import { bringFindingBack, refuseFinding } from '@/lib/server/groups/live/refusals'
import { handler } from '@/lib/server/http/handler'

export const PUT = handler(api.refuseFinding, ({ viewer, params }) =>
  refuseFinding(viewer, params.finding),
)

export const DELETE = handler(api.bringFindingBack, ({ viewer, params }) =>
  bringFindingBack(viewer, params.finding),
)
