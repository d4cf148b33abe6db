import { listSessions } from '@/lib/api/sessions'
import { listOwnSessions } from '@/lib/server/accounts/own-sessions'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(listSessions, ({ viewer }) => listOwnSessions(viewer))
