import { undoEmailChange } from '@/lib/api/auth'
import * as emailChange from '@/lib/server/accounts/email-change'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(undoEmailChange, ({ body }) => emailChange.undoEmailChange(body.token))
