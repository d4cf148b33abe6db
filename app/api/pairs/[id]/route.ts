import { endPair, getPair } from '@/lib/api/pairs'
import * as pairs from '@/lib/server/groups/pairs/pairs'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getPair, ({ viewer, params }) => pairs.requirePair(viewer, params.id))

export const DELETE = handler(endPair, ({ viewer, params }) => pairs.endPair(viewer, params.id))
