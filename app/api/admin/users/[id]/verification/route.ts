import { resendUserVerification } from '@/lib/api/admin-users'
import { requireAdmin } from '@/lib/server/admin-gate'
import { resendVerification } from '@/lib/server/admin-user-acts'
import { handler } from '@/lib/server/handler'

export const POST = handler(resendUserVerification, async (call) => ({
  sent: await resendVerification(requireAdmin(call), call.params.id),
}))
