import { entry } from '../endpoint'

export const getComparison = entry('GET', '/api/groups/:id/comparison', 'leader')
export const getSharedComparison = entry('GET', '/api/groups/:id/shared-comparison', 'member')
export const getComparisonCsv = entry('GET', '/api/groups/:id/comparison.csv', 'leader')
export const getComparisonPdf = entry('GET', '/api/groups/:id/comparison.pdf', 'leader')
export const getMeetingPdf = entry('GET', '/api/groups/:id/meeting.pdf', 'member')
