import { openReportLink } from '@/lib/api/payments'
import { handler } from '@/lib/server/handler'
import { openedCookieHeader } from '@/lib/server/opened-cookie'
import { openReportLink as open } from '@/lib/server/report-links'

export const POST = handler(openReportLink, async ({ viewer, body, setCookie }) => {
  const { id, resultId } = await open(body.token)
  setCookie(openedCookieHeader(viewer.openedLinks, id))
  return { result_id: resultId }
})
