import { listPairs } from '@/lib/api/pairs'
import * as pairs from '@/lib/server/groups/pairs/pairs'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(listPairs, ({ viewer }) => pairs.listPairs(viewer))
