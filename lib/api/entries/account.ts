import { entry } from '../endpoint'

export const deleteAccount = entry('DELETE', '/api/account', 'user')
export const foreseeDeletion = entry('GET', '/api/account/deletion', 'user')
export const listOrders = entry('GET', '/api/account/orders', 'user')
export const setTryMails = entry('PUT', '/api/account/try-mails', 'user')
