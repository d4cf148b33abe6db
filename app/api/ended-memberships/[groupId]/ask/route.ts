import { askToComeBack } from '@/lib/api/ended-memberships'
import { askToComeBack as ask } from '@/lib/server/groups/ended-memberships'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(askToComeBack, ({ viewer, params }) => ask(viewer, params.groupId))
