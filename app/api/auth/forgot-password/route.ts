import { forgotPassword } from '@/lib/api/auth'
import * as auth from '@/lib/server/accounts/auth'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(forgotPassword, async ({ body }) => {
  await auth.forgotPassword(body.email)
  return { sent: true as const }
})
