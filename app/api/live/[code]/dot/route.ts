import * as api from '@/lib/api/live'
import { putDot } from '@/lib/server/groups/live/answers'
import { handler } from '@/lib/server/http/handler'

export const PUT = handler(api.putDot, ({ viewer, body }) => putDot(viewer, body))
