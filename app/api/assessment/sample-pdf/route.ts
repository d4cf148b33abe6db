import { downloadSample } from '@/lib/api/assessment'
import { fileAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'
import { drawSample } from '@/lib/server/reports/reports'

export const GET = handler(downloadSample, async ({ query }) => {
  const { pdf, fileName } = await drawSample(query.paper, query.time_zone)
  return fileAnswer(pdf, 'application/pdf', fileName)
})
