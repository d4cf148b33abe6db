import { z } from 'zod'
import { circle } from '../auth'
import { endpoint } from '../endpoint'
import * as entries from '../entries/admin/users'
import { mailTrouble } from '../fields'
import { pageOf, params, searchQuery, time, yesOrNo } from './fields'

const adminUser = z.strictObject({
  id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  is_admin: z.boolean(),
  disabled_at: time.nullable(),
  created_at: time,
  assessments: z.int().min(0),
  circle: circle.describe('Bands of the newest result'),
  last_completed_at: time.nullable().describe('Of the newest assessment'),
  groups: z.int().min(0),
  has_pass: z.boolean(),
  mail_trouble: mailTrouble,
})

export type AdminUser = z.infer<typeof adminUser>

const USER_SORTS = ['newest', 'oldest', 'name', 'email'] as const

export const userQuery = searchQuery.extend({
  sort: z.enum(USER_SORTS).default('newest'),
  verified: yesOrNo,
  admin: yesOrNo,
  disabled: yesOrNo,
})

export type UserQuery = z.output<typeof userQuery>

export const listAdminUsers = endpoint(entries.listAdminUsers, {
  summary: 'People with an account; `q` finds a name or an email address',
  query: userQuery,
  response: pageOf(adminUser),
  status: 200,
})

const answer = { params, response: adminUser, status: 200 } as const

export const getAdminUser = endpoint(entries.getAdminUser, {
  summary: 'One person with an account',
  ...answer,
  errors: ['not_found'],
})

export const makeAdmin = endpoint(entries.makeAdmin, {
  summary: 'Makes a person with a proven email address an admin',
  ...answer,
  errors: ['proof_needed', 'conflict'],
})

export const unmakeAdmin = endpoint(entries.unmakeAdmin, {
  summary: 'Removes an admin’s rights, from the next call on. The last admin keeps them',
  ...answer,
  errors: ['proof_needed', 'conflict'],
})

export const disableUser = endpoint(entries.disableUser, {
  summary:
    'Ends all of a person’s sessions and blocks signing in. The last admin can’t be disabled',
  ...answer,
  errors: ['proof_needed', 'conflict'],
})

export const enableUser = endpoint(entries.enableUser, {
  summary: 'Lets a disabled person sign in again',
  ...answer,
  errors: ['proof_needed'],
})

export const resendUserVerification = endpoint(entries.resendUserVerification, {
  summary: 'Emails the link that confirms the person’s email address again',
  params,
  response: z.strictObject({
    sent: z.boolean().describe('False if the email address is already confirmed'),
  }),
  status: 200,
  limits: ['verification'],
})

export const deleteUser = endpoint(entries.deleteUser, {
  summary:
    'Deletes an account, just as its owner could: results are deleted, orders stay without a name',
  params,
  response: 'none',
  status: 204,
  errors: ['proof_needed', 'conflict'],
})
