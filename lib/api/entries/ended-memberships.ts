import { entry } from '../endpoint'

export const listEndedMemberships = entry('GET', '/api/ended-memberships', 'user')
export const dismissEndedMemberships = entry('DELETE', '/api/ended-memberships', 'user')
export const askToComeBack = entry('POST', '/api/ended-memberships/:groupId/ask', 'user')
