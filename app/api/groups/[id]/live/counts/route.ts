import * as api from '@/lib/api/live'
import { showCounts } from '@/lib/server/groups/live/session'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(api.showCounts, ({ viewer }) => showCounts(viewer))
