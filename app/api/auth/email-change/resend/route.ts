import { resendEmailChange } from '@/lib/api/auth'
import * as emailChange from '@/lib/server/accounts/email-change'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(resendEmailChange, async ({ viewer }) => ({
  sent: await emailChange.resendEmailChange(viewer),
}))
