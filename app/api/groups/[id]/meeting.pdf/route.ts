import { getMeetingPdf } from '@/lib/api/comparisons'
import { drawMeetingPdf } from '@/lib/server/groups/meeting'
import { pdfAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'
import { askerOf } from '@/lib/server/reports/asker'

export const GET = handler(getMeetingPdf, async ({ viewer, client, params, query }) => {
  const asker = askerOf({ viewer, client })
  return pdfAnswer(await drawMeetingPdf(viewer, params.id, { ...query, asker }))
})
