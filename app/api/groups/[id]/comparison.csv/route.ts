import { getComparisonCsv } from '@/lib/api/comparisons'
import { writeComparisonCsv } from '@/lib/server/groups/comparisons'
import { fileAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getComparisonCsv, async ({ viewer, query }) => {
  const { csv, fileName } = await writeComparisonCsv(viewer, query)
  return fileAnswer(csv, 'text/csv; charset=utf-8', fileName)
})
