import { getHistory } from '@/lib/api/results'
import { listHistory } from '@/lib/server/assessments/history'
import { handler } from '@/lib/server/http/handler'
import { StreamedAnswer } from '@/lib/server/http/json-stream'

export const GET = handler(getHistory, ({ viewer }) => new StreamedAnswer(listHistory(viewer)))
