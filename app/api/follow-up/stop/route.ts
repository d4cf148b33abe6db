import { showStoppingFollowUp, stopFollowUp } from '@/lib/api/follow-up'
import { linkPath, routes } from '@/lib/routes'
import { handler } from '@/lib/server/http/handler'
import * as followUp from '@/lib/server/mail/follow-up'

export const POST = handler(stopFollowUp, ({ query }) => followUp.stopFollowUp(query.token))

export const GET = handler(showStoppingFollowUp, ({ query }) => {
  const page = linkPath(routes.stopFollowUp, query.token)
  return new Response(null, { status: showStoppingFollowUp.status, headers: { Location: page } })
})
