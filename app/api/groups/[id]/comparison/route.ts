import { getComparison } from '@/lib/api/groups'
import { requireComparison } from '@/lib/server/groups/comparisons'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getComparison, ({ viewer, params }) =>
  requireComparison(viewer, params.id),
)
