import { askToComeBack } from '@/lib/api/ended-memberships'
import * as endedMemberships from '@/lib/server/groups/ended-memberships'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(askToComeBack, ({ viewer, params }) =>
  endedMemberships.askToComeBack(viewer, params.groupId),
)
