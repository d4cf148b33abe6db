import { openapi } from '@/lib/api/system'
import { handler } from '@/lib/server/http/handler'
import { writeOpenApi } from '@/lib/server/http/openapi'

export const GET = handler(openapi, writeOpenApi)
