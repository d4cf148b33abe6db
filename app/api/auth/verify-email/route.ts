import { verifyEmail } from '@/lib/api/auth'
import { verifyEmail as confirm } from '@/lib/server/accounts/auth'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(verifyEmail, ({ viewer, body }) => confirm(viewer, body.token))
