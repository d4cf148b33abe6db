import { ready } from '@/lib/api/system'
import { handler } from '@/lib/server/http/handler'
import { checkReady } from '@/lib/server/http/health'

export const GET = handler(ready, async () => {
  await checkReady()
  return { status: 'ok' as const }
})
