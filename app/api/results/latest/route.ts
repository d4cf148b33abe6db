import { getLatestResult } from '@/lib/api/results'
import { getAccountResult } from '@/lib/server/account-results'
import { handler } from '@/lib/server/handler'
import { requireSession } from '@/lib/server/viewer'

export const GET = handler(getLatestResult, ({ viewer }) =>
  getAccountResult(requireSession(viewer)),
)
