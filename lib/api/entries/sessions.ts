import { entry } from '../endpoint'

export const listSessions = entry('GET', '/api/account/sessions', 'user')
export const endSession = entry('DELETE', '/api/account/sessions/:id', 'own')
export const provePassword = entry('POST', '/api/auth/proof', 'user')
