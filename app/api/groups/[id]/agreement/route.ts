import * as api from '@/lib/api/session-kit'
import { agreeToDo, dropAgreement } from '@/lib/server/groups/agreements'
import { handler } from '@/lib/server/http/handler'

export const PUT = handler(api.agreeToDo, ({ viewer, params, body }) =>
  agreeToDo(viewer, params.id, body.text),
)

export const DELETE = handler(api.dropAgreement, ({ viewer, params }) =>
  dropAgreement(viewer, params.id),
)
