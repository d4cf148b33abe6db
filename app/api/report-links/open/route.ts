import { openReportLink } from '@/lib/api/payments'
import { handler } from '@/lib/server/http/handler'
import * as links from '@/lib/server/reports/links'
import { openedCookieHeader } from '@/lib/server/viewer/opened-cookie'

export const POST = handler(openReportLink, async ({ viewer, body, setCookie }) => {
  const { id, resultId, opens } = await links.openReportLink(body.token)
  setCookie(openedCookieHeader(viewer.openedLinks, id))
  return { result_id: resultId, opens }
})
