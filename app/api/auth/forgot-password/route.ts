import { forgotPassword } from '@/lib/api/auth'
import { forgotPassword as mailLink } from '@/lib/server/accounts/auth'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(forgotPassword, async ({ body }) => {
  await mailLink(body.email)
  return { sent: true as const }
})
