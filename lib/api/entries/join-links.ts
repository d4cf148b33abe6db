import { entry } from '../endpoint'

export const getJoinLink = entry('GET', '/api/groups/:id/join-link', 'leader')
export const makeJoinLink = entry('POST', '/api/groups/:id/join-link', 'leader')
export const changeJoinLink = entry('PATCH', '/api/groups/:id/join-link', 'leader')
export const endJoinLink = entry('DELETE', '/api/groups/:id/join-link', 'leader')
export const removeJoiners = entry('DELETE', '/api/groups/:id/join-links/:linkId/members', 'leader')
export const acceptRequest = entry('POST', '/api/groups/:id/join-requests/:userId', 'leader')
export const declineRequest = entry('DELETE', '/api/groups/:id/join-requests/:userId', 'leader')
export const getJoin = entry('GET', '/api/join/:code', 'public')
export const join = entry('POST', '/api/join/:code', 'user')
export const withdrawRequest = entry('DELETE', '/api/join/:code', 'user')
