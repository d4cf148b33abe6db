import { pageOf, pageQuery, params, personName, searchQuery, time } from './admin-fields'
import { endpoint } from './endpoint'
import { namedTime } from './fields'
import { z } from './zod'

const count = z.int().min(0)
const cents = z.int().describe('Integer cents')

export const ORDER_STATUSES = ['open', 'paid', 'canceled', 'refunded', 'disputed'] as const

const adminOrder = z.strictObject({
  id: z.uuid(),
  product: z.enum(['report', 'pass']),
  status: z.enum(ORDER_STATUSES),
  person: personName.nullable().describe('Null for a guest, and once the account is deleted'),
  email: z.string().nullable().describe('Where the link to the report was emailed'),
  list_cents: cents,
  discount_cents: cents,
  amount_cents: cents,
  currency: z.string(),
  coupon_code: z.string().nullable(),
  payment_intent_id: z.string().nullable().describe('The payment’s ID at Stripe'),
  created_at: time,
  paid_at: time.nullable(),
})

export type AdminOrder = z.infer<typeof adminOrder>

export const orderQuery = searchQuery.extend({ status: z.enum(ORDER_STATUSES).optional() })

export type OrderQuery = z.output<typeof orderQuery>

export const listAdminOrders = endpoint({
  method: 'GET',
  path: '/api/admin/orders',
  summary:
    'Orders, newest first; `q` finds an email address, a coupon, or the ID of an order or payment',
  access: 'admin',
  query: orderQuery,
  response: pageOf(adminOrder),
  status: 200,
})

const adminCoupon = z.strictObject({
  id: z.uuid(),
  code: z.string(),
  amount_off_cents: cents.nullable(),
  percent_off: z.int().nullable(),
  max_uses: z.int().nullable(),
  used: z.int().min(0),
  expires_at: time.nullable(),
  active: z.boolean(),
  preview_only: z.boolean().describe('Seeded; valid while card payments are closed'),
  status: z
    .enum(['active', 'off', 'expired', 'used_up'])
    .describe('Whether it is valid, or why not'),
  revenue_cents: cents.describe('From the orders that used it'),
  created_at: time,
})

export type AdminCoupon = z.infer<typeof adminCoupon>

export const listAdminCoupons = endpoint({
  method: 'GET',
  path: '/api/admin/coupons',
  summary: 'Coupons, newest first; `q` finds a code',
  access: 'admin',
  query: searchQuery,
  response: pageOf(adminCoupon),
  status: 200,
})

const COUPON_USES_MAX = 1_000_000

const maxUses = z
  .int('Please enter a whole number.')
  .min(1, 'Please enter at least 1.')
  .max(COUPON_USES_MAX, 'Please enter at most a million.')

const expiresAt = namedTime

/** What a person reads aloud and types. */
const code = z
  .string()
  .trim()
  .transform((typed) => typed.toUpperCase())
  .pipe(
    z
      .string()
      .regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, 'Please use 3 to 40 letters, digits and hyphens.'),
  )

export const createCoupon = endpoint({
  method: 'POST',
  path: '/api/admin/coupons',
  summary: 'Creates a coupon for an amount or a percentage off',
  access: 'admin',
  body: z
    .strictObject({
      code,
      amount_off_cents: z
        .int('Please enter an amount.')
        .min(1, 'Please enter an amount.')
        .max(1_000_000, 'Please enter a smaller amount.')
        .optional(),
      percent_off: z
        .int('Please enter 1 to 100.')
        .min(1, 'Please enter 1 to 100.')
        .max(100, 'Please enter 1 to 100.')
        .optional(),
      max_uses: maxUses.nullable().default(null),
      expires_at: expiresAt
        .nullable()
        .refine((at) => at === null || new Date(at) > new Date(), 'Please choose a day to come.')
        .default(null),
    })
    .refine(
      (coupon) => (coupon.amount_off_cents === undefined) !== (coupon.percent_off === undefined),
      {
        path: ['amount_off_cents'],
        message: 'Please give an amount or a percentage.',
      },
    ),
  response: adminCoupon,
  status: 201,
  errors: ['proof_needed', 'conflict'],
})

export const changeCoupon = endpoint({
  method: 'PATCH',
  path: '/api/admin/coupons/:id',
  summary: 'Limits a coupon, ends it, or switches it off or on. Its discount can’t be changed',
  access: 'admin',
  params,
  body: z.strictObject({
    max_uses: maxUses.nullable().optional().describe('Null for no limit'),
    expires_at: expiresAt.nullable().optional().describe('Null for never'),
    active: z.boolean().optional(),
  }),
  response: adminCoupon,
  status: 200,
  errors: ['proof_needed', 'not_found'],
})

const launchListEntry = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  source: z.string(),
  joined_at: time,
  mail_queued_at: time
    .nullable()
    .describe('Set once the one email is on its way; the entry is then deleted'),
})

export type LaunchListEntry = z.infer<typeof launchListEntry>

export const listLaunchList = endpoint({
  method: 'GET',
  path: '/api/admin/launch-list',
  summary: 'Who wants to hear when payments open, newest first',
  access: 'admin',
  query: pageQuery,
  response: pageOf(launchListEntry).extend({
    total: count,
    waiting: count.describe('How many have not been emailed'),
    payments_open: z.boolean(),
  }),
  status: 200,
})

export const mailLaunchList = endpoint({
  method: 'POST',
  path: '/api/admin/launch-list/mail',
  summary:
    'Emails everyone on the list, once, that payments are open; their email addresses are deleted as the emails arrive',
  access: 'admin',
  response: z.strictObject({ addresses: count.describe('How many are waiting for it now') }),
  status: 202,
  errors: ['proof_needed', 'preview_mode'],
})

export const getLaunchListCsv = endpoint({
  method: 'GET',
  path: '/api/admin/launch-list.csv',
  summary: 'The whole launch list for a spreadsheet',
  access: 'admin',
  response: 'text/csv',
  status: 200,
})
