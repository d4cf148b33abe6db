import { logout } from '@/lib/api/auth'
import { logout as signOut } from '@/lib/server/auth'
import { handler } from '@/lib/server/handler'
import { farewellHeaders } from '@/lib/server/welcome'

export const POST = handler(logout, async ({ setCookie }) => {
  await signOut()
  for (const header of farewellHeaders()) setCookie(header)
})
