import { mailResult } from '@/lib/api/results'
import { handler } from '@/lib/server/http/handler'
import { mailFreeResult } from '@/lib/server/reports/links'

export const POST = handler(mailResult, async ({ viewer, body }) => {
  await mailFreeResult(viewer, body.email)
  return { sent: true as const }
})
