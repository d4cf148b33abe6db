import { getLatestResult } from '@/lib/api/results'
import { getLatestResult as readLatest } from '@/lib/server/assessments/history'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getLatestResult, ({ viewer }) => readLatest(viewer))
