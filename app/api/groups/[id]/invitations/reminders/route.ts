import { remindInvited } from '@/lib/api/invitations'
import * as many from '@/lib/server/groups/many-invitations'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(remindInvited, ({ viewer, client }) =>
  many.remindInvited({ ...viewer, client }),
)
