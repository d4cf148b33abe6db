import { getComparisonPdf } from '@/lib/api/groups'
import { drawComparisonPdf } from '@/lib/server/groups/comparisons'
import { fileAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getComparisonPdf, async ({ viewer, query }) => {
  const team = await drawComparisonPdf(viewer, query)
  return fileAnswer(team.pdf, 'application/pdf', team.fileName)
})
