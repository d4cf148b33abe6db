import { getPersonalityContent } from '@/lib/api/assessment'
import * as content from '@/lib/server/content'
import { handler } from '@/lib/server/handler'

export const GET = handler(getPersonalityContent, ({ viewer, params, query }) =>
  content.getPersonalityContent(viewer, params.code, query.type),
)
