import { setTryMails } from '@/lib/api/account'
import * as tryMails from '@/lib/server/assessments/try-mails'
import { handler } from '@/lib/server/http/handler'

export const PUT = handler(setTryMails, ({ viewer, body }) =>
  tryMails.setTryMails(viewer, body.mails),
)
