import { getLatestResult } from '@/lib/api/results'
import { getAccountResult } from '@/lib/server/assessments/history'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getLatestResult, ({ viewer }) => getAccountResult(viewer))
