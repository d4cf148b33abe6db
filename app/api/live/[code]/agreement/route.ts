import * as api from '@/lib/api/live'
import { writeAgreement } from '@/lib/server/groups/live/answers'
import { handler } from '@/lib/server/http/handler'

export const PUT = handler(api.writeAgreement, ({ viewer, body }) =>
  writeAgreement(viewer, body.text),
)
