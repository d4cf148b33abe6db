import { downloadForTeams } from '@/lib/api/system'
import { pdfAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'
import { drawForTeams } from '@/lib/server/reports/reports'

export const GET = handler(downloadForTeams, async ({ query }) =>
  pdfAnswer(await drawForTeams(query.paper)),
)
