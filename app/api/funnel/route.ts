import { countFunnelEvent } from '@/lib/api/system'
import { count } from '@/lib/server/funnel'
import { handler } from '@/lib/server/handler'

export const POST = handler(countFunnelEvent, async ({ body }) => {
  await count(body.event, body.event === 'question' ? body.step : 0)
})
