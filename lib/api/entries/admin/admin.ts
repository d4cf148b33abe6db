import { entry } from '../../endpoint'

export const listAdminGroups = entry('GET', '/api/admin/groups', 'admin')
export const listAdminActs = entry('GET', '/api/admin/audit', 'admin')
export const listAdminItems = entry('GET', '/api/admin/items', 'admin')
export const listAdminSentences = entry('GET', '/api/admin/sentences', 'admin')
export const getResearchCsv = entry('GET', '/api/admin/research', 'admin')
