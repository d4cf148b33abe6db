import { openapi } from '@/lib/api/system'
import { handler } from '@/lib/server/http/handler'
import { buildOpenApi } from '@/lib/server/http/openapi'

export const GET = handler(openapi, () => buildOpenApi())
