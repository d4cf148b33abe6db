import { z } from 'zod'
import { endpoint } from '../endpoint'
import * as entries from '../entries/admin/sales'
import { csvSeparator, mailTrouble, namedTime } from '../fields'
import { COUPON_CENTS_MAX, COUPON_CODE, COUPON_USES_MAX, COUPON_WORDS } from './coupon-rules'
import { pageOf, pageQuery, params, personName, searchQuery, time } from './fields'

const count = z.int().min(0)
const cents = z.int().describe('Integer cents')

export const ORDER_STATUSES = ['open', 'paid', 'canceled', 'refunded', 'disputed'] as const

export const adminOrder = z.strictObject({
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
  mail_trouble: mailTrouble,
})

export type AdminOrder = z.infer<typeof adminOrder>

export const orderQuery = searchQuery.extend({ status: z.enum(ORDER_STATUSES).optional() })

export type OrderQuery = z.output<typeof orderQuery>

export const listAdminOrders = endpoint(entries.listAdminOrders, {
  summary:
    'Orders, newest first; `q` finds a name, an email address, a coupon, or the ID of an order or payment',
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

export const listAdminCoupons = endpoint(entries.listAdminCoupons, {
  summary: 'Coupons, newest first; `q` finds a code',
  query: searchQuery,
  response: pageOf(adminCoupon),
  status: 200,
})

const maxUses = z
  .int(COUPON_WORDS.uses)
  .min(1, COUPON_WORDS.tooFewUses)
  .max(COUPON_USES_MAX, COUPON_WORDS.tooManyUses)

const expiresAt = namedTime

const code = z
  .string()
  .trim()
  .transform((typed) => typed.toUpperCase())
  .pipe(z.string().regex(COUPON_CODE, COUPON_WORDS.code))

export const createCoupon = endpoint(entries.createCoupon, {
  summary: 'Creates a coupon for an amount or a percentage off',
  body: z
    .strictObject({
      code,
      amount_off_cents: z
        .int(COUPON_WORDS.amount)
        .min(1, COUPON_WORDS.amount)
        .max(COUPON_CENTS_MAX, COUPON_WORDS.tooMuch)
        .optional(),
      percent_off: z
        .int(COUPON_WORDS.percent)
        .min(1, COUPON_WORDS.percent)
        .max(100, COUPON_WORDS.percent)
        .optional(),
      max_uses: maxUses.nullable().default(null),
      expires_at: expiresAt
        .nullable()
        .refine((at) => at === null || new Date(at) > new Date(), COUPON_WORDS.past)
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

export const changeCoupon = endpoint(entries.changeCoupon, {
  summary: 'Limits a coupon, ends it, or switches it off or on. Its discount can’t be changed',
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

export const listLaunchList = endpoint(entries.listLaunchList, {
  summary: 'Who wants to hear when payments open, newest first',
  query: pageQuery,
  response: pageOf(launchListEntry).extend({
    total: count,
    waiting: count.describe('How many have not been emailed'),
    payments_open: z.boolean(),
  }),
  status: 200,
})

export const mailLaunchList = endpoint(entries.mailLaunchList, {
  summary:
    'Emails everyone on the list, once, that payments are open; their email addresses are deleted as the emails arrive',
  response: z.strictObject({ addresses: count.describe('How many are waiting for it now') }),
  status: 202,
  errors: ['proof_needed', 'preview_mode'],
})

export const getLaunchListCsv = endpoint(entries.getLaunchListCsv, {
  summary: 'The whole launch list for a spreadsheet',
  query: z.strictObject({ separator: csvSeparator }),
  response: 'text/csv',
  status: 200,
})
