import { logout } from '@/lib/api/auth'
import * as auth from '@/lib/server/accounts/auth'
import { farewellHeaders } from '@/lib/server/accounts/welcome'
import { leaveHere } from '@/lib/server/groups/live/leaving'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(logout, async ({ viewer, setCookie }) => {
  await leaveHere(viewer)
  await auth.logout()
  for (const header of farewellHeaders()) setCookie(header)
})
