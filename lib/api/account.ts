import { resultId } from './assessment'
import { endpoint } from './endpoint'
import { givenPassword } from './fields'
import { z } from './zod'

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  summary:
    'Deletes the account and everything in it. Orders stay as amounts, without a name. Not that of the last admin',
  access: 'user',
  body: z.strictObject({ password: givenPassword }),
  response: 'none',
  status: 204,
  errors: ['conflict'],
  limits: ['login_known'],
})

/** What becomes of a group that the person leads. */
const ledGroup = z.strictObject({
  id: z.string(),
  name: z.string(),
  heir: z
    .string()
    .nullable()
    .describe('Who leads it then, and has the name and description it was given; null: it closes'),
})

export type LedGroup = z.infer<typeof ledGroup>

export const foreseeDeletion = endpoint({
  method: 'GET',
  path: '/api/account/deletion',
  summary: 'What deleting the account would do to the groups that the person leads',
  access: 'user',
  response: z.strictObject({ groups: z.array(ledGroup) }),
  status: 200,
})

/** An order as its buyer sees it. */
const order = z.strictObject({
  order_id: z.string(),
  product: z.enum(['report', 'pass']),
  result_id: resultId.nullable().describe('The result of a report'),
  personality_type_name: z.string().nullable().describe('The style of that result'),
  personality_type_code: z.string().nullable(),
  status: z.enum(['open', 'paid', 'canceled', 'refunded', 'disputed']),
  amount_cents: z.int(),
  currency: z.string(),
  created_at: z.iso.datetime(),
})

export type Order = z.infer<typeof order>

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/account/orders',
  summary: 'All orders of the person, newest first',
  access: 'user',
  response: z.array(order),
  status: 200,
})
