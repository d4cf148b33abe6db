import { entry } from '../../endpoint'

export const getAdminDashboard = entry('GET', '/api/admin/dashboard', 'admin')
