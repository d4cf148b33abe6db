import * as api from '@/lib/api/live'
import { answer } from '@/lib/server/groups/live/answers'
import { handler } from '@/lib/server/http/handler'

export const PUT = handler(api.answerLive, ({ viewer, body }) => answer(viewer, body))
