import { joinLaunchList } from '@/lib/api/payments'
import { handler } from '@/lib/server/http/handler'
import * as launchList from '@/lib/server/payments/launch-list'

export const POST = handler(joinLaunchList, async ({ body }) => {
  await launchList.joinLaunchList(body.email, body.source)
  return { joined: true as const }
})
