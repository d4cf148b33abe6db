import { forgotPassword } from '@/lib/api/auth'
import * as links from '@/lib/server/accounts/mailed-links'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(forgotPassword, async ({ body }) => {
  await links.forgotPassword(body.email)
  return { sent: true as const }
})
