import { foreseeDeletion } from '@/lib/api/account'
import { listLedGroups } from '@/lib/server/groups/leaders'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(foreseeDeletion, async ({ viewer }) => ({
  groups: await listLedGroups(viewer),
}))
