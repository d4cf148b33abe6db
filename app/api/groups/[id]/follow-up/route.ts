import { getFollowUp, setFollowUp } from '@/lib/api/follow-up'
import * as followUp from '@/lib/server/groups/follow-up'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getFollowUp, ({ viewer, params }) =>
  followUp.readFollowUp(viewer, params.id),
)

export const PUT = handler(setFollowUp, ({ viewer, params, body }) =>
  followUp.setFollowUp(viewer, params.id, body.mails),
)
