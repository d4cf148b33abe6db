import { deleteAccount } from '@/lib/api/account'
import { farewellHeaders } from '@/lib/server/accounts/welcome'
import { leaveHere } from '@/lib/server/groups/live/leaving'
import { handler } from '@/lib/server/http/handler'
import * as accounts from '@/lib/server/privacy/erase'

export const DELETE = handler(deleteAccount, async ({ viewer, body, setCookie }) => {
  await accounts.deleteAccount(viewer, body.password)
  await leaveHere(viewer)
  for (const header of farewellHeaders()) setCookie(header)
})
