import { downloadForHr } from '@/lib/api/system'
import { pdfAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'
import { drawForHr } from '@/lib/server/reports/reports'

export const GET = handler(downloadForHr, async ({ query }) =>
  pdfAnswer(await drawForHr(query.paper)),
)
