import { z } from 'zod'
import { resultId } from './assessment'
import { endpoint } from './endpoint'
import * as entries from './entries/account'
import { givenPassword } from './fields'

export const deleteAccount = endpoint(entries.deleteAccount, {
  summary:
    'Deletes the account and everything in it, unless it is the last admin’s. Orders stay as amounts, without a name',
  body: z.strictObject({ password: givenPassword }),
  response: 'none',
  status: 204,
  errors: ['conflict'],
  limits: ['login_known'],
})

export const setTryMails = endpoint(entries.setTryMails, {
  summary:
    'Starts or stops an email about once a week with that day’s line to try. The first comes after a week. It needs a proven email address',
  body: z.strictObject({ mails: z.boolean() }),
  response: 'none',
  status: 204,
  errors: ['conflict'],
})

/** What becomes of a group that the person leads. */
const ledGroup = z.strictObject({
  id: z.string(),
  name: z.string(),
  heir: z
    .string()
    .nullable()
    .describe('Who will lead it then, and get its name and description; null if the group closes'),
})

export type LedGroup = z.infer<typeof ledGroup>

export const foreseeDeletion = endpoint(entries.foreseeDeletion, {
  summary: 'What deleting the account would do to the groups this person leads',
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

export const listOrders = endpoint(entries.listOrders, {
  summary: 'All orders of the person, newest first',
  response: z.array(order),
  status: 200,
})
