import { openapi } from '@/lib/api/system'
import { handler } from '@/lib/server/handler'
import { buildOpenApi } from '@/lib/server/openapi'

export const GET = handler(openapi, () => buildOpenApi())
