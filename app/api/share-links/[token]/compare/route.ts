import { compareByShare } from '@/lib/api/pairs'
import { requireOwner } from '@/lib/server/assessments/results'
import * as shares from '@/lib/server/groups/pairs/by-share'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(compareByShare, async ({ viewer, client, params, body }) => {
  const owner = await requireOwner(viewer, body.result_id)
  return shares.compareByShare(owner, { token: params.token, client, called: body.called })
})
