import { verifyEmail } from '@/lib/api/auth'
import * as auth from '@/lib/server/accounts/auth'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(verifyEmail, ({ viewer, body }) => auth.verifyEmail(viewer, body.token))
