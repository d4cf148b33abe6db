import * as api from '@/lib/api/live'
import { sendOut } from '@/lib/server/groups/live/leaving'
import { handler } from '@/lib/server/http/handler'

export const DELETE = handler(api.sendOut, ({ viewer, params }) => sendOut(viewer, params.personId))
