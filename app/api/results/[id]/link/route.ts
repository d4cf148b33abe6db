import { mailReportLink, withdrawReportLinks } from '@/lib/api/payments'
import { requireOwningReader } from '@/lib/server/assessments/results'
import { handler } from '@/lib/server/http/handler'
import { mailOwnLink, withdrawLinks } from '@/lib/server/reports/links'

export const POST = handler(mailReportLink, async ({ viewer, body }) => {
  await mailOwnLink(requireOwningReader(viewer), body.email)
  return { sent: true as const }
})

export const DELETE = handler(withdrawReportLinks, ({ viewer }) =>
  withdrawLinks(requireOwningReader(viewer)),
)
