import { foreseeDeletion } from '@/lib/api/account'
import { listLedGroups } from '@/lib/server/groups'
import { handler } from '@/lib/server/handler'
import { requireSession } from '@/lib/server/viewer'

export const GET = handler(foreseeDeletion, async ({ viewer }) => ({
  groups: await listLedGroups(requireSession(viewer)),
}))
