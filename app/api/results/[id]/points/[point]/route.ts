import { giveSentenceFeedback } from '@/lib/api/report'
import { handler } from '@/lib/server/http/handler'
import * as marks from '@/lib/server/reports/marks'

export const PUT = handler(giveSentenceFeedback, async ({ viewer, params, body }) => {
  await marks.giveSentenceFeedback(viewer, params.point, body.fits)
  return { point: params.point, fits: body.fits }
})
