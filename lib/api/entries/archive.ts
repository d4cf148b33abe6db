import { entry } from '../endpoint'

export const exportAccount = entry('GET', '/api/account/export', 'user')
