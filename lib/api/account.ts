import { endpoint } from './endpoint'
import { givenPassword } from './fields'
import { z } from './zod'

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  summary: 'A JSON archive of all that is held about the person',
  access: 'user',
  response: z.looseObject({ exported_at: z.iso.datetime() }),
  status: 200,
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  summary: 'Deletes the account and everything in it. Orders stay as amounts, without a name',
  access: 'user',
  body: z.strictObject({ password: givenPassword }),
  response: 'none',
  status: 204,
  limits: ['login_account'],
})
