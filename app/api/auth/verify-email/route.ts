import { verifyEmail } from '@/lib/api/auth'
import { verifyEmail as confirm } from '@/lib/server/auth'
import { handler } from '@/lib/server/handler'

export const POST = handler(verifyEmail, async ({ viewer, body }) => {
  await confirm(viewer, body.token)
  return { verified: true as const }
})
