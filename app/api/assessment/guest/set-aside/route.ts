import { setAside } from '@/lib/api/assessment'
import { setAsideGuestResults } from '@/lib/server/accounts/claims'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(setAside, async ({ viewer, body }) => {
  await setAsideGuestResults(viewer, body.result_ids)
})
