import { listInvitations } from '@/lib/api/invitations'
import { listReceived } from '@/lib/server/groups/received-invitations'
import { handler } from '@/lib/server/http/handler'

export const GET = handler(listInvitations, ({ viewer }) => listReceived(viewer))
