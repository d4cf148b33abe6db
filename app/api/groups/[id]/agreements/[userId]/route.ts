import * as api from '@/lib/api/session-kit'
import { typeAgreement } from '@/lib/server/groups/agreements'
import { handler } from '@/lib/server/http/handler'

export const PUT = handler(api.typeAgreement, ({ viewer, params, body }) =>
  typeAgreement(viewer, params.userId, body.text),
)
