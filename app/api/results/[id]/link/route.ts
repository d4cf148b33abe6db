import { mailReportLink, withdrawReportLinks } from '@/lib/api/payments'
import { handler } from '@/lib/server/http/handler'
import { mailOwnLink, withdrawLinks } from '@/lib/server/reports/links'

export const POST = handler(mailReportLink, async ({ viewer, params, body }) => {
  await mailOwnLink(viewer, params.id, body.email)
  return { sent: true as const }
})

export const DELETE = handler(withdrawReportLinks, ({ viewer, params }) =>
  withdrawLinks(viewer, params.id),
)
