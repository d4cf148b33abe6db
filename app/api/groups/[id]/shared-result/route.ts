import { chooseSharedResult, getSharedResult } from '@/lib/api/groups'
import { chooseShared, readSharedChoice } from '@/lib/server/groups/shared-result'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getSharedResult, ({ viewer, params }) =>
  readSharedChoice(viewer, params.id),
)

export const PUT = handler(chooseSharedResult, ({ viewer, params, body }) =>
  chooseShared(viewer, params.id, body.result_id),
)
