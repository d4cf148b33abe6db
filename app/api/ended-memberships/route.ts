import { dismissEndedMemberships, listEndedMemberships } from '@/lib/api/ended-memberships'
import {
  dismissEndedMemberships as dismiss,
  listEndedMemberships as list,
} from '@/lib/server/ended-memberships'
import { handler } from '@/lib/server/handler'
import { requireSession } from '@/lib/server/viewer'

export const GET = handler(listEndedMemberships, ({ viewer }) => list(requireSession(viewer)))

export const DELETE = handler(dismissEndedMemberships, ({ viewer }) =>
  dismiss(requireSession(viewer)),
)
