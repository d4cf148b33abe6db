import { getComparisonPdf } from '@/lib/api/comparisons'
import { drawComparisonPdf } from '@/lib/server/groups/comparisons'
import { pdfAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getComparisonPdf, async ({ viewer, query }) =>
  pdfAnswer(await drawComparisonPdf(viewer, query)),
)
