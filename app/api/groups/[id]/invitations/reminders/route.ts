import { remindInvited } from '@/lib/api/invitations'
import * as sent from '@/lib/server/groups/sent-invitations'
import { handler } from '@/lib/server/http/handler'

export const POST = handler(remindInvited, ({ viewer }) => sent.remindInvited(viewer))
