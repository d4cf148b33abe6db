import { resendVerification } from '@/lib/api/auth'
import { resendVerification as mailAgain } from '@/lib/server/auth'
import { handler } from '@/lib/server/handler'
import { requireSession } from '@/lib/server/viewer'

export const POST = handler(resendVerification, async ({ viewer }) => ({
  sent: await mailAgain(requireSession(viewer)),
}))
