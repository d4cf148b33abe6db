import { entry } from '../endpoint'

export const startAssessment = entry('POST', '/api/assessment/start', 'user')
export const getDraft = entry('GET', '/api/assessment/draft', 'user')
export const saveDraft = entry('PUT', '/api/assessment/draft/:id', 'own')
export const deleteDraft = entry('DELETE', '/api/assessment/draft/:id', 'own')
export const setSuggestions = entry('PUT', '/api/assessment/suggestions', 'user')
export const submitAssessment = entry('POST', '/api/assessment/submit', 'own')
