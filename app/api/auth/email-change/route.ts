import { cancelEmailChange } from '@/lib/api/auth'
import * as emailChange from '@/lib/server/accounts/email-change'
import { handler } from '@/lib/server/http/handler'

export const DELETE = handler(cancelEmailChange, async ({ viewer }) => {
  await emailChange.cancelEmailChange(viewer)
})
