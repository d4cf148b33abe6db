import { resendVerification } from '@/lib/api/auth'
import * as auth from '@/lib/server/accounts/auth'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(resendVerification, async ({ viewer }) => ({
  sent: await auth.resendVerification(viewer),
}))
