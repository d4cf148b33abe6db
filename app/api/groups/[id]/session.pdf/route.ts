import { getSessionPdf } from '@/lib/api/session-kit'
import { drawKitPdf } from '@/lib/server/groups/session-kit'
import { pdfAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getSessionPdf, async ({ viewer, query }) =>
  pdfAnswer(await drawKitPdf(viewer, query)),
)
