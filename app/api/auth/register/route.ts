import { register } from '@/lib/api/auth'
import { register as openAccount } from '@/lib/server/auth'
import { handler } from '@/lib/server/handler'
import { welcome } from '@/lib/server/welcome'

export const POST = handler(register, async ({ viewer, body, setCookie }) => {
  const { email, password, first_name: firstName, last_name: lastName } = body
  return welcome(await openAccount(viewer, { email, password, firstName, lastName }), setCookie)
})
