import { allowInvitations, refuseInvitations, showRefusing } from '@/lib/api/invitations'
import { linkPath, routes } from '@/lib/routes'
import { handler } from '@/lib/server/http/handler'
import * as refusals from '@/lib/server/mail/refusals'

export const POST = handler(refuseInvitations, ({ query }) =>
  refusals.refuseInvitations(query.token),
)

export const DELETE = handler(allowInvitations, ({ query }) =>
  refusals.allowInvitations(query.token),
)

export const GET = handler(showRefusing, ({ query }) => {
  const page = linkPath(routes.noInvitations, query.token)
  return new Response(null, { status: showRefusing.status, headers: { Location: page } })
})
