import { getSharedComparison } from '@/lib/api/comparisons'
import { requireSharedComparison } from '@/lib/server/groups/comparisons'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getSharedComparison, ({ viewer, params }) =>
  requireSharedComparison(viewer, params.id),
)
