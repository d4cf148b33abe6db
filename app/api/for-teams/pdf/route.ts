import { downloadForTeams } from '@/lib/api/system'
import { fileAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'
import { drawForTeams } from '@/lib/server/reports/reports'

export const GET = handler(downloadForTeams, async ({ query }) => {
  const { pdf, fileName } = await drawForTeams(query.paper)
  return fileAnswer(pdf, 'application/pdf', fileName)
})
