import { leaveLaunchList, showLeavingLaunchList } from '@/lib/api/payments'
import { linkPath, routes } from '@/lib/routes'
import { handler } from '@/lib/server/http/handler'
import * as launchList from '@/lib/server/mail/launch-list'

export const POST = handler(leaveLaunchList, ({ query }) => launchList.leaveLaunchList(query.token))

export const GET = handler(showLeavingLaunchList, ({ query }) => {
  const page = linkPath(routes.unsubscribe, query.token)
  return new Response(null, { status: showLeavingLaunchList.status, headers: { Location: page } })
})
