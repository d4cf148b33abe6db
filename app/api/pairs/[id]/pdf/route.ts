import { getPairPdf } from '@/lib/api/pairs'
import { drawPairPdf } from '@/lib/server/groups/pairs'
import { fileAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getPairPdf, async ({ viewer, params, query }) => {
  const { pdf, fileName } = await drawPairPdf(viewer, params.id, query)
  return fileAnswer(pdf, 'application/pdf', fileName)
})
