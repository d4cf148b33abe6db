import { dropPairAgreement, offerAgreement } from '@/lib/api/pairs'
import * as agreements from '@/lib/server/groups/pairs/agreements'
import { handler } from '@/lib/server/http/handler'

export const PUT = handler(offerAgreement, ({ viewer, params, body }) =>
  agreements.offerAgreement(viewer, params.id, body.text),
)

export const DELETE = handler(dropPairAgreement, ({ viewer, params }) =>
  agreements.dropAgreement(viewer, params.id),
)
