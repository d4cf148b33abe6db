import { downloadPdf } from '@/lib/api/assessment'
import { pdfAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'
import { askerOf } from '@/lib/server/reports/asker'
import { downloadReport } from '@/lib/server/reports/reports'

export const GET = handler(downloadPdf, async ({ viewer, client, query }) => {
  const { user_name: personName, paper, time_zone: timeZone } = query
  const asker = askerOf({ viewer, client })
  return pdfAnswer(await downloadReport(viewer, { personName, paper, timeZone, asker }))
})
