import { verifyEmail } from '@/lib/api/auth'
import { verifyEmail as confirm } from '@/lib/server/auth'
import { handler } from '@/lib/server/handler'

export const POST = handler(verifyEmail, ({ viewer, body }) => confirm(viewer, body.token))
