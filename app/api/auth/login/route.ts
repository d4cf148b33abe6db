import { login } from '@/lib/api/auth'
import * as auth from '@/lib/server/accounts/auth'
import { welcome } from '@/lib/server/accounts/welcome'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(login, async ({ viewer, client, body, setCookie }) =>
  welcome(await auth.login(viewer, { ...body, client }), setCookie, { claimed: body.claim }),
)
