import { downloadPdf } from '@/lib/api/assessment'
import { fileAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'
import { downloadReport } from '@/lib/server/reports/reports'

export const GET = handler(downloadPdf, async ({ viewer, query }) => {
  const { pdf, fileName } = await downloadReport(viewer, {
    personName: query.user_name,
    paper: query.paper,
    timeZone: query.time_zone,
  })
  return fileAnswer(pdf, 'application/pdf', fileName)
})
