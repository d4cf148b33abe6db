import { entry } from '../endpoint'

export const getFollowUp = entry('GET', '/api/groups/:id/follow-up', 'member')
export const setFollowUp = entry('PUT', '/api/groups/:id/follow-up', 'member')
export const getAgreementCalendar = entry('GET', '/api/groups/:id/agreement.ics', 'member')
export const getMondayCalendar = entry('GET', '/api/groups/:id/monday.ics', 'leader')
export const getGoalsCalendar = entry('GET', '/api/results/:id/goals.ics', 'premium')
export const stopFollowUp = entry('POST', '/api/follow-up/stop', 'public')
export const showStoppingFollowUp = entry('GET', '/api/follow-up/stop', 'public')
export const answerFollowUp = entry('POST', '/api/follow-up/answer', 'public')
