import { entry } from '../../endpoint'

export const listAdminUsers = entry('GET', '/api/admin/users', 'admin')
export const getAdminUser = entry('GET', '/api/admin/users/:id', 'admin')
export const makeAdmin = entry('PUT', '/api/admin/users/:id/admin', 'admin')
export const unmakeAdmin = entry('DELETE', '/api/admin/users/:id/admin', 'admin')
export const disableUser = entry('PUT', '/api/admin/users/:id/disabled', 'admin')
export const enableUser = entry('DELETE', '/api/admin/users/:id/disabled', 'admin')
export const resendUserVerification = entry('POST', '/api/admin/users/:id/verification', 'admin')
export const deleteUser = entry('DELETE', '/api/admin/users/:id', 'admin')
