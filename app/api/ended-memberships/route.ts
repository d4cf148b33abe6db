import { dismissEndedMemberships, listEndedMemberships } from '@/lib/api/ended-memberships'
import * as endedMemberships from '@/lib/server/groups/ended-memberships'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(listEndedMemberships, ({ viewer }) =>
  endedMemberships.listEndedMemberships(viewer),
)

export const DELETE = handler(dismissEndedMemberships, ({ viewer }) =>
  endedMemberships.dismissEndedMemberships(viewer),
)
