import { resultId } from './assessment'
import { endpoint } from './endpoint'
import { z } from './zod'

/** PostgreSQL takes no NUL, and nothing typed by a person has control characters. */
const PRINTABLE = /^\P{Cc}*$/u

const couponCode = z
  .string()
  .regex(PRINTABLE)
  .trim()
  .min(1)
  .max(40)
  .transform((code) => code.toUpperCase())
export const email = z
  .string()
  .max(254)
  .transform((address) => address.normalize('NFKC').trim().toLowerCase())
  .pipe(z.email().max(254))

export const validateCoupon = endpoint({
  method: 'POST',
  path: '/api/payments/validate-coupon',
  summary: 'Whether a coupon holds, and what it takes off. Creating the order decides again',
  access: 'public',
  body: z.strictObject({
    code: couponCode,
    base_amount: z
      .number()
      .min(0)
      .max(1_000_000)
      .optional()
      .describe('Dollars; accepted and not trusted'),
  }),
  response: z.strictObject({ valid: z.boolean(), discount_amount: z.number().describe('Dollars') }),
  status: 200,
})

export const createIntent = endpoint({
  method: 'POST',
  path: '/api/payments/create-intent',
  summary: 'Opens an order for the complete report; a zero total is fulfilled at once',
  access: 'result',
  body: z.strictObject({
    product: z.literal('report').default('report'),
    result_id: resultId,
    coupon_code: couponCode.optional(),
    email: email.optional(),
  }),
  response: z.strictObject({
    order_id: z.string(),
    status: z.enum(['open', 'paid']),
    amount_cents: z.int(),
    clientSecret: z.string().nullable(),
  }),
  status: 200,
  errors: ['not_found', 'preview_mode'],
})

export const joinLaunchList = endpoint({
  method: 'POST',
  path: '/api/prospective-users',
  summary: 'Joins the launch list; the same address again is welcome too',
  access: 'public',
  body: z.strictObject({ email, source: z.string().regex(PRINTABLE).min(1).max(60) }),
  response: z.strictObject({ joined: z.literal(true) }),
  status: 201,
})
