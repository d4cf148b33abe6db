import { register } from '@/lib/api/auth'
import { register as openAccount } from '@/lib/server/accounts/auth'
import { welcome } from '@/lib/server/accounts/welcome'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(register, async ({ viewer, body, setCookie }) => {
  const { email, password, first_name: firstName, last_name: lastName } = body
  return welcome(await openAccount(viewer, { email, password, firstName, lastName }), setCookie)
})
