import { dismissEndedMemberships, listEndedMemberships } from '@/lib/api/ended-memberships'
import {
  dismissEndedMemberships as dismiss,
  listEndedMemberships as list,
} from '@/lib/server/groups/ended-memberships'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(listEndedMemberships, ({ viewer }) => list(viewer))

export const DELETE = handler(dismissEndedMemberships, ({ viewer }) => dismiss(viewer))
