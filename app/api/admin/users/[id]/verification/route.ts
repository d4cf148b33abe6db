import { resendUserVerification } from '@/lib/api/admin/users'
import { resendVerification } from '@/lib/server/admin/user-acts'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(resendUserVerification, async (call) => ({
  sent: await resendVerification(call.viewer, call.params.id),
}))
