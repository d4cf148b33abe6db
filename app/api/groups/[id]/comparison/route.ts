import { getComparison } from '@/lib/api/groups'
import { requireComparison } from '@/lib/server/comparisons'
import { handler } from '@/lib/server/handler'
import { requireSession } from '@/lib/server/viewer'

export const GET = handler(getComparison, ({ viewer, params }) =>
  requireComparison(requireSession(viewer), params.id),
)
