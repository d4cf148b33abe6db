import { markPoint } from '@/lib/api/report'
import { handler } from '@/lib/server/http/handler'
import * as points from '@/lib/server/reports/marks'

export const PUT = handler(markPoint, async ({ viewer, params, body }) => {
  await points.markPoint(viewer, params.point, body.fits)
  return { point: params.point, fits: body.fits }
})
