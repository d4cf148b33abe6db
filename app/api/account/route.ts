import { deleteAccount } from '@/lib/api/account'
import { farewellHeaders } from '@/lib/server/accounts/welcome'
import { handler } from '@/lib/server/http/handler'
import { deleteAccount as erase } from '@/lib/server/privacy/erase'

export const DELETE = handler(deleteAccount, async ({ viewer, body, setCookie }) => {
  await erase(viewer, body.password)
  for (const header of farewellHeaders()) setCookie(header)
})
