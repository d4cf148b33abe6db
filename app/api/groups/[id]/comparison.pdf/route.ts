import { getComparisonPdf } from '@/lib/api/groups'
import { drawComparisonPdf } from '@/lib/server/comparisons'
import { fileAnswer } from '@/lib/server/file-answer'
import { handler } from '@/lib/server/handler'
import { requireSession } from '@/lib/server/viewer'

export const GET = handler(getComparisonPdf, async ({ viewer, params, query }) => {
  const team = await drawComparisonPdf(requireSession(viewer), params.id, query.paper)
  return fileAnswer(team.pdf, 'application/pdf', team.fileName)
})
