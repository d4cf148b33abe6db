import { getSessionPdf } from '@/lib/api/session-kit'
import { drawKitPdf } from '@/lib/server/groups/session-kit'
import { fileAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getSessionPdf, async ({ viewer, query }) => {
  const kit = await drawKitPdf(viewer, query)
  return fileAnswer(kit.pdf, 'application/pdf', kit.fileName)
})
