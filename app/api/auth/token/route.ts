import { renewToken } from '@/lib/api/auth'
import { renew } from '@/lib/server/accounts/auth'
import { welcome } from '@/lib/server/accounts/welcome'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(renewToken, async ({ viewer, setCookie }) =>
  welcome(await renew(viewer), setCookie),
)
