import { entry } from '../endpoint'

export const startLive = entry('POST', '/api/groups/:id/live', 'leader')
export const getLive = entry('GET', '/api/groups/:id/live', 'leader')
export const steerLive = entry('PATCH', '/api/groups/:id/live', 'leader')
export const showCounts = entry('POST', '/api/groups/:id/live/counts', 'leader')
export const sendOut = entry('DELETE', '/api/groups/:id/live/people/:personId', 'leader')
export const endLive = entry('DELETE', '/api/groups/:id/live', 'leader')
export const bringFindingBack = entry('DELETE', '/api/groups/:id/refusals/:finding', 'leader')

export const getLiveDoor = entry('GET', '/api/live/:code', 'public')
export const comeIn = entry('POST', '/api/live/:code/me', 'public')
export const getPhone = entry('GET', '/api/live/:code/me', 'participant')
export const changeMe = entry('PATCH', '/api/live/:code/me', 'participant')
export const goOut = entry('DELETE', '/api/live/:code/me', 'participant')
export const putDot = entry('PUT', '/api/live/:code/dot', 'participant')
export const answerLive = entry('PUT', '/api/live/:code/answer', 'participant')
export const turnOver = entry('POST', '/api/live/:code/turn-over', 'participant')
export const writeAgreement = entry('PUT', '/api/live/:code/agreement', 'participant')
