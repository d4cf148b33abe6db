import { downloadPdf } from '@/lib/api/assessment'
import { pdfAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'
import { downloadReport } from '@/lib/server/reports/reports'

export const GET = handler(downloadPdf, async ({ viewer, query }) => {
  const { user_name: personName, paper, time_zone: timeZone } = query
  return pdfAnswer(await downloadReport(viewer, { personName, paper, timeZone }))
})
