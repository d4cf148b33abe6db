import { getComparisonPdf } from '@/lib/api/comparisons'
import { drawComparisonPdf } from '@/lib/server/groups/comparisons'
import { pdfAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'
import { askerOf } from '@/lib/server/reports/asker'

export const GET = handler(getComparisonPdf, async ({ viewer, client, query }) =>
  pdfAnswer(await drawComparisonPdf(viewer, { ...query, asker: askerOf({ viewer, client }) })),
)
