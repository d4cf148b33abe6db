import { GUEST_RESULT_PATH } from '../../guest-result'
import { entry } from '../endpoint'

export const getQuestions = entry('GET', '/api/assessment/questions', 'public')
export const submitGuestAssessment = entry('POST', '/api/assessment/guest/submit', 'public', {
  renewsGuest: true,
})
export const setAside = entry('POST', '/api/assessment/guest/set-aside', 'public')
export const getGuestLatest = entry('GET', GUEST_RESULT_PATH, 'public')
/** Its path and its limit (`review`) are older than its name: clients and settings know them. */
export const getSecondLook = entry('POST', '/api/assessment/review', 'public')
export const getPersonalityContent = entry(
  'GET',
  '/api/assessment/personality-content/:code',
  'public',
)
export const downloadPdf = entry('GET', '/api/assessment/download-pdf/:id', 'premium')
export const downloadSample = entry('GET', '/api/assessment/sample-pdf', 'public')
export const markGoal = entry('PUT', '/api/results/:id/goals/:goal', 'premium')
