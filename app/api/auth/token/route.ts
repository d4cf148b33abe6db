import { renewToken } from '@/lib/api/auth'
import { renew } from '@/lib/server/auth'
import { handler } from '@/lib/server/handler'
import { requireSession } from '@/lib/server/viewer'
import { welcome } from '@/lib/server/welcome'

export const POST = handler(renewToken, async ({ viewer, setCookie }) =>
  welcome(await renew(requireSession(viewer)), setCookie),
)
