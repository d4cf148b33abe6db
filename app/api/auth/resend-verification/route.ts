import { resendVerification } from '@/lib/api/auth'
import * as links from '@/lib/server/accounts/mailed-links'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(resendVerification, async ({ viewer }) => ({
  sent: await links.resendVerification(viewer),
}))
