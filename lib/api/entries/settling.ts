import { entry } from '../endpoint'

export const getSettling = entry('GET', '/api/results/:id/settling', 'result')
export const settleMore = entry('PUT', '/api/results/:id/settling', 'result')
