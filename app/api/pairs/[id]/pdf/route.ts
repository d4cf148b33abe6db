import { getPairPdf } from '@/lib/api/pairs'
import { drawPairPdf } from '@/lib/server/groups/pairs/pdf'
import { pdfAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'
import { askerOf } from '@/lib/server/reports/asker'

export const GET = handler(getPairPdf, async ({ viewer, client, params, query }) => {
  const asker = askerOf({ viewer, client })
  return pdfAnswer(await drawPairPdf(viewer, params.id, { ...query, asker }))
})
