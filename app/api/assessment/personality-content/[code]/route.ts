import { getPersonalityContent } from '@/lib/api/assessment'
import { handler } from '@/lib/server/http/handler'
import * as content from '@/lib/server/reports/content'

export const GET = handler(getPersonalityContent, ({ viewer, params, query }) =>
  content.getPersonalityContent(viewer, params.code, query.type),
)
