import { mailReportLink, withdrawReportLinks } from '@/lib/api/payments'
import { handler } from '@/lib/server/handler'
import { openedCookieHeader } from '@/lib/server/opened-cookie'
import { mailOwnLink, withdrawLinks } from '@/lib/server/report-links'

export const POST = handler(mailReportLink, async ({ viewer, params, body }) => {
  await mailOwnLink(viewer, params.id, body.email)
  return { sent: true as const }
})

export const DELETE = handler(withdrawReportLinks, async ({ viewer, params, setCookie }) => {
  const kept = await withdrawLinks(viewer, params.id)
  if (kept) setCookie(openedCookieHeader(viewer.openedLinks, kept))
})
