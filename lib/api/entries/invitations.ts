import { entry } from '../endpoint'

export const inviteMany = entry('POST', '/api/groups/:id/invitations', 'leader')
export const remindInvited = entry('POST', '/api/groups/:id/invitations/reminders', 'leader')
export const listSentInvitations = entry('GET', '/api/groups/:id/invitations', 'leader')
export const resendInvitation = entry(
  'POST',
  '/api/groups/:id/invitations/:invitationId/resend',
  'leader',
)
export const revokeInvitation = entry(
  'DELETE',
  '/api/groups/:id/invitations/:invitationId',
  'leader',
)
export const listInvitations = entry('GET', '/api/invitations', 'user')
export const getInvitation = entry('GET', '/api/invitations/:token', 'public')
export const acceptInvitation = entry('POST', '/api/invitations/:token/accept', 'user')
export const refuseInvitations = entry('POST', '/api/no-invitations', 'public')
export const showRefusing = entry('GET', '/api/no-invitations', 'public')
export const allowInvitations = entry('DELETE', '/api/no-invitations', 'public')
export const declineInvitation = entry('POST', '/api/invitations/:token/decline', 'public')
