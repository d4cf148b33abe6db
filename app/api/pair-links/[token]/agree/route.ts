import { agreeToPair } from '@/lib/api/pairs'
import { requireOwner } from '@/lib/server/assessments/results'
import * as links from '@/lib/server/groups/pairs/links'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(agreeToPair, async ({ viewer, client, params, body }) => {
  const owner = await requireOwner(viewer, body.result_id)
  return links.agreeToPair(owner, { token: params.token, client, called: body.called })
})
