import { login } from '@/lib/api/auth'
import { login as signIn } from '@/lib/server/auth'
import { handler } from '@/lib/server/handler'
import { welcome } from '@/lib/server/welcome'

export const POST = handler(login, async ({ viewer, client, body, setCookie }) =>
  welcome(await signIn(viewer, { ...body, client }), setCookie),
)
