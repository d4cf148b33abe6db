import { getHistory } from '@/lib/api/results'
import { listHistory } from '@/lib/server/assessments/history'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getHistory, ({ viewer }) => listHistory(viewer))
