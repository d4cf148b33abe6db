import { shareResults } from '@/lib/api/groups'
import { handler } from '@/lib/server/handler'
import { shareResults as share } from '@/lib/server/sharing'
import { requireSession } from '@/lib/server/viewer'

export const PUT = handler(shareResults, ({ viewer, params }) =>
  share(requireSession(viewer), params.id),
)
