import { getComparisonCsv } from '@/lib/api/groups'
import { writeComparisonCsv } from '@/lib/server/comparisons'
import { fileAnswer } from '@/lib/server/file-answer'
import { handler } from '@/lib/server/handler'
import { requireSession } from '@/lib/server/viewer'

export const GET = handler(getComparisonCsv, async ({ viewer, params }) => {
  const { csv, fileName } = await writeComparisonCsv(requireSession(viewer), params.id)
  return fileAnswer(csv, 'text/csv; charset=utf-8', fileName)
})
