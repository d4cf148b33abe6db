import { deleteAccount } from '@/lib/api/account'
import { deleteAccount as erase } from '@/lib/server/account'
import { handler } from '@/lib/server/handler'
import { requireSession } from '@/lib/server/viewer'
import { farewellHeaders } from '@/lib/server/welcome'

export const DELETE = handler(deleteAccount, async ({ viewer, body, setCookie }) => {
  await erase(requireSession(viewer), body.password)
  for (const header of farewellHeaders()) setCookie(header)
})
