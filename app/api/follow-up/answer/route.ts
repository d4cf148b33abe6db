import { answerFollowUp } from '@/lib/api/follow-up'
import { handler } from '@/lib/server/http/handler'
import * as followUp from '@/lib/server/mail/follow-up'

export const POST = handler(answerFollowUp, ({ body }) =>
  followUp.answerFollowUp(body.token, body.worked),
)
