import { askToComeBack } from '@/lib/api/ended-memberships'
import { askToComeBack as ask } from '@/lib/server/ended-memberships'
import { handler } from '@/lib/server/handler'
import { requireSession } from '@/lib/server/viewer'

export const POST = handler(askToComeBack, ({ viewer, params }) =>
  ask(requireSession(viewer), params.groupId),
)
