import { listSessions } from '@/lib/api/sessions'
import { handler } from '@/lib/server/handler'
import { listOwnSessions } from '@/lib/server/own-sessions'
import { requireSession } from '@/lib/server/viewer'

export const GET = handler(listSessions, ({ viewer }) => listOwnSessions(requireSession(viewer)))
