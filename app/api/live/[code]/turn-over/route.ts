import * as api from '@/lib/api/live'
import { turnOver } from '@/lib/server/groups/live/answers'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(api.turnOver, ({ viewer }) => turnOver(viewer))
