import { entry } from '../endpoint'

export const getLatestResult = entry('GET', '/api/results/latest', 'user')
export const getResult = entry('GET', '/api/results/:id', 'own')
export const deleteResult = entry('DELETE', '/api/results/:id', 'result')
export const labelResult = entry('PUT', '/api/results/:id/label', 'own')
export const getHistory = entry('GET', '/api/assessment/history', 'user')
export const shareResult = entry('PUT', '/api/results/:id/share', 'result')
export const stopSharing = entry('DELETE', '/api/results/:id/share', 'result')
export const mailResult = entry('POST', '/api/results/:id/mail', 'result')
