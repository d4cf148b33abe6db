import { entry } from '../endpoint'

export const getSession = entry('GET', '/api/groups/:id/session', 'leader')
export const getSessionPdf = entry('GET', '/api/groups/:id/session.pdf', 'leader')
export const typeAgreement = entry('PUT', '/api/groups/:id/agreements/:userId', 'leader')
export const agreeToDo = entry('PUT', '/api/groups/:id/agreement', 'member')
export const dropAgreement = entry('DELETE', '/api/groups/:id/agreement', 'member')
export const setCardLines = entry('PUT', '/api/groups/:id/card', 'member')
