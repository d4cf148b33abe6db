import * as api from '@/lib/api/live'
import * as session from '@/lib/server/groups/live/session'
import { readWall } from '@/lib/server/groups/live/wall'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(api.startLive, ({ viewer, body }) =>
  session.startLive(viewer, body.allows_guests),
)

export const GET = handler(api.getLive, async ({ viewer }) => ({ live: await readWall(viewer) }))

export const PATCH = handler(api.steerLive, ({ viewer, body }) => session.steerLive(viewer, body))

export const DELETE = handler(api.endLive, ({ viewer }) => session.endLive(viewer))
