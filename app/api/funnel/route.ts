import { countFunnelEvent } from '@/lib/api/system'
import { count } from '@/lib/server/base/funnel'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(countFunnelEvent, async ({ body }) => {
  await count(body.event, body.event === 'question' ? body.step : 0)
})
