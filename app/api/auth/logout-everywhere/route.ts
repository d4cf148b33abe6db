import { logoutEverywhere } from '@/lib/api/auth'
import * as auth from '@/lib/server/accounts/auth'
import { welcome } from '@/lib/server/accounts/welcome'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(logoutEverywhere, async ({ viewer, setCookie }) =>
  welcome(await auth.logoutEverywhere(viewer), setCookie),
)
