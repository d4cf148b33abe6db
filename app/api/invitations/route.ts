import { listInvitations } from '@/lib/api/invitations'
import { handler } from '@/lib/server/handler'
import { listMyInvitations } from '@/lib/server/invited'
import { requireSession } from '@/lib/server/viewer'

export const GET = handler(listInvitations, ({ viewer }) =>
  listMyInvitations(requireSession(viewer)),
)
