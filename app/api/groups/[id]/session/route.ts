import { getSession } from '@/lib/api/session-kit'
import { readPresenterView } from '@/lib/server/groups/session-kit'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getSession, ({ viewer }) => readPresenterView(viewer))
