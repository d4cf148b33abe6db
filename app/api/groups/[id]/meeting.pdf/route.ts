import { getMeetingPdf } from '@/lib/api/comparisons'
import { drawMeetingPdf } from '@/lib/server/groups/meeting'
import { pdfAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getMeetingPdf, async ({ viewer, params, query }) =>
  pdfAnswer(await drawMeetingPdf(viewer, params.id, query)),
)
