import { shareResults } from '@/lib/api/groups'
import * as sharing from '@/lib/server/groups/consent'
import { handler } from '@/lib/server/http/handler'

export const PUT = handler(shareResults, ({ viewer, params }) =>
  sharing.shareResults(viewer, params.id),
)
