import { entry } from '../endpoint'

export const giveSentenceFeedback = entry('PUT', '/api/results/:id/points/:point', 'premium')
export const nameField = entry('PUT', '/api/results/:id/field', 'premium')
