import { getSessionPdf } from '@/lib/api/session-kit'
import { drawKitPdf } from '@/lib/server/groups/session-kit'
import { pdfAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'
import { askerOf } from '@/lib/server/reports/asker'

export const GET = handler(getSessionPdf, async ({ viewer, client, query }) =>
  pdfAnswer(await drawKitPdf(viewer, { ...query, asker: askerOf({ viewer, client }) })),
)
