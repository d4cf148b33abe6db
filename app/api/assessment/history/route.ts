import { getHistory } from '@/lib/api/results'
import { listHistory } from '@/lib/server/account-results'
import { handler } from '@/lib/server/handler'
import { requireSession } from '@/lib/server/viewer'

export const GET = handler(getHistory, ({ viewer }) => listHistory(requireSession(viewer)))
