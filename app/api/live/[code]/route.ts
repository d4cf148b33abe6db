import { getLiveDoor } from '@/lib/api/live'
import { readDoor } from '@/lib/server/groups/live/door'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getLiveDoor, ({ viewer, params, client }) =>
  readDoor(viewer, params.code, client),
)
