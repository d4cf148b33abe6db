import { getSettling, settleMore } from '@/lib/api/settling'
import { readSettling, settleTie } from '@/lib/server/assessments/settling'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getSettling, ({ viewer }) => readSettling(viewer))

export const PUT = handler(settleMore, ({ viewer, body }) => settleTie(viewer, body.answers))
