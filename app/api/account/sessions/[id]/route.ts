import { endSession } from '@/lib/api/sessions'
import { endOwnSession } from '@/lib/server/accounts/own-sessions'
import { handler } from '@/lib/server/http/handler'

export const DELETE = handler(endSession, ({ viewer, params }) => endOwnSession(viewer, params.id))
