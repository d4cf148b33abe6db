import { acceptInvitation } from '@/lib/api/invitations'
import { acceptInvitation as accept } from '@/lib/server/groups/received-invitations'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(acceptInvitation, ({ viewer, params }) => accept(viewer, params.token))
