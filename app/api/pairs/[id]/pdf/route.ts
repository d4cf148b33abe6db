import { getPairPdf } from '@/lib/api/pairs'
import { drawPairPdf } from '@/lib/server/groups/pairs'
import { pdfAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getPairPdf, async ({ viewer, params, query }) =>
  pdfAnswer(await drawPairPdf(viewer, params.id, query)),
)
