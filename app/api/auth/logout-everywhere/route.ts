import { logoutEverywhere } from '@/lib/api/auth'
import { logoutEverywhere as endOthers } from '@/lib/server/auth'
import { handler } from '@/lib/server/handler'
import { requireSession } from '@/lib/server/viewer'
import { welcome } from '@/lib/server/welcome'

export const POST = handler(logoutEverywhere, async ({ viewer, setCookie }) =>
  welcome(await endOthers(requireSession(viewer)), setCookie),
)
