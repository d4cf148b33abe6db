import { entry } from '../endpoint'

export const live = entry('GET', '/api/health/live', 'public')
export const ready = entry('GET', '/api/health/ready', 'public')
export const metrics = entry('GET', '/api/metrics', 'public')
export const openapi = entry('GET', '/api/openapi.json', 'public')
export const downloadForHr = entry('GET', '/api/for-teams/hr/pdf', 'public')
export const countFunnelEvent = entry('POST', '/api/funnel', 'public')
