import { register } from '@/lib/api/auth'
import * as auth from '@/lib/server/accounts/auth'
import { welcome } from '@/lib/server/accounts/welcome'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(register, async ({ viewer, client, body, setCookie }) => {
  const { email, password, first_name: firstName, last_name: lastName } = body
  const registration = { email, password, firstName, lastName, client }
  return welcome(await auth.register(viewer, registration), setCookie)
})
