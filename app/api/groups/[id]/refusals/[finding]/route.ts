import * as api from '@/lib/api/live'
import { bringFindingBack } from '@/lib/server/groups/live/refusals'
import { handler } from '@/lib/server/http/handler'

export const DELETE = handler(api.bringFindingBack, ({ viewer, params }) =>
  bringFindingBack(viewer, params.finding),
)
