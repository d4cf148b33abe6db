import { getJoin, join, withdrawRequest } from '@/lib/api/join-links'
import * as joins from '@/lib/server/groups/joins'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(getJoin, ({ viewer, params, client }) =>
  joins.readJoin(viewer, params.code, client),
)

export const POST = handler(join, ({ viewer, params, client, body }) =>
  joins.joinByLink(viewer, {
    code: params.code,
    client,
    agreedTo: body.agreed_to,
    resultId: body.result_id ?? null,
  }),
)

export const DELETE = handler(withdrawRequest, ({ viewer, params, client }) =>
  joins.withdrawRequest(viewer, params.code, client),
)
