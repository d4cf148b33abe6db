import { verifyByCode } from '@/lib/api/auth'
import * as links from '@/lib/server/accounts/mailed-links'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(verifyByCode, ({ viewer, client, body }) =>
  links.verifyByCode(viewer, body.code, client),
)
