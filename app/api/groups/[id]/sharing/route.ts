import { shareResults } from '@/lib/api/groups'
import { shareResults as share } from '@/lib/server/groups/sharing'
import { handler } from '@/lib/server/http/handler'

export const PUT = handler(shareResults, ({ viewer, params }) => share(viewer, params.id))
