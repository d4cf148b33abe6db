import { agreeToShow } from '@/lib/api/groups'
import { agreeTo } from '@/lib/server/groups/consent'
import { handler } from '@/lib/server/http/handler'

export const PUT = handler(agreeToShow, ({ viewer, params, body }) =>
  agreeTo(viewer, params.id, body.agreed_to),
)
