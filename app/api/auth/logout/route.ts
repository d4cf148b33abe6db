import { logout } from '@/lib/api/auth'
import * as auth from '@/lib/server/accounts/auth'
import { farewellHeaders } from '@/lib/server/accounts/welcome'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(logout, async ({ setCookie }) => {
  await auth.logout()
  for (const header of farewellHeaders()) setCookie(header)
})
