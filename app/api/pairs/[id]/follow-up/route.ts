import { setPairMail } from '@/lib/api/pairs'
import * as followUp from '@/lib/server/groups/pairs/follow-up'
import { handler } from '@/lib/server/http/handler'

export const PUT = handler(setPairMail, ({ viewer, params, body }) =>
  followUp.setPairMail(viewer, params.id, body.mails),
)
