import { copyGroup } from '@/lib/api/groups'
import * as groups from '@/lib/server/groups/groups'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(copyGroup, ({ viewer, client, body, idempotencyKey }) =>
  groups.copyGroup({ ...viewer, client }, body.name, idempotencyKey),
)
