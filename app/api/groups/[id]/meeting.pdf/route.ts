import { getMeetingPdf } from '@/lib/api/groups'
import { drawMeetingPdf } from '@/lib/server/groups/meeting'
import { fileAnswer } from '@/lib/server/http/file-answer'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getMeetingPdf, async ({ viewer, params, query }) => {
  const card = await drawMeetingPdf(viewer, params.id, query)
  return fileAnswer(card.pdf, 'application/pdf', card.fileName)
})
