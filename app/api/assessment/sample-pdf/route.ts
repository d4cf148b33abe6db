import { downloadSample } from '@/lib/api/assessment'
import { pdfAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'
import { drawSample } from '@/lib/server/reports/reports'

export const GET = handler(downloadSample, async ({ query }) =>
  pdfAnswer(await drawSample(query.paper)),
)
