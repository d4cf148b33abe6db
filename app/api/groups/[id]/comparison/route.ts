import { getComparison } from '@/lib/api/comparisons'
import { readComparison } from '@/lib/server/groups/comparisons'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getComparison, ({ viewer }) => readComparison(viewer))
