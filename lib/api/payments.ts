import { OFFER_PATH } from '../pricing'
import { TOKEN_PARAM } from '../routes'
import { resultId } from './assessment'
import { endpoint } from './endpoint'
import { email, linkSecret, PRINTABLE } from './fields'
import { z } from './zod'

const couponCode = z
  .string()
  .regex(PRINTABLE)
  .trim()
  .min(1)
  .max(40)
  .transform((code) => code.toUpperCase())
/** What is sold now. Static pages ask for it: they were built before anybody knew whether cards are taken. */
export const getOffer = endpoint({
  method: 'GET',
  path: OFFER_PATH,
  summary: 'Whether payments are open, and what the complete report and the pass cost now',
  access: 'public',
  response: z.strictObject({
    payments_open: z.boolean(),
    currency: z.string(),
    report_cents: z.int().describe('Of one result'),
    pass_cents: z.int().describe('0 while payments are not open'),
  }),
  status: 200,
})

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
  limits: ['coupon', 'coupon_everyone'],
  renewsGuest: true,
})

export const createIntent = endpoint({
  method: 'POST',
  path: '/api/payments/create-intent',
  summary:
    'Opens an order for a complete report or the pass, or finds the open one; a zero total is fulfilled at once',
  access: 'result',
  body: z
    .strictObject({
      product: z.enum(['report', 'pass']).default('report').describe('The pass needs a session'),
      result_id: resultId.optional().describe('The result of a report'),
      coupon_code: couponCode.optional(),
      email: email.optional().describe('Where to mail the link to the report'),
    })
    .refine(({ product, result_id }) => product === 'pass' || result_id !== undefined, {
      path: ['result_id'],
      message: 'Please name the result.',
    }),
  response: z.strictObject({
    order_id: z.string().nullable().describe('Null for what was opened without an order'),
    status: z.enum(['open', 'paid']),
    amount_cents: z.int(),
    clientSecret: z.string().nullable().describe('Confirms the payment of an open order'),
    link_mailed: z
      .boolean()
      .describe('Whether the order mailed its link to the email of this call'),
  }),
  status: 200,
  errors: ['not_signed_in', 'not_found', 'preview_mode', 'conflict', 'busy'],
  limits: ['create_intent', 'create_intent_client', 'coupon', 'coupon_everyone', 'mail_address'],
  renewsGuest: true,
})

export const receivePaymentEvent = endpoint({
  method: 'POST',
  path: '/api/payments/webhook',
  summary: 'Takes a signed event of Stripe, as a reason to look its payment up',
  access: 'public',
  rawBody: true,
  response: z.strictObject({ received: z.literal(true) }),
  status: 200,
  errors: ['bad_signature', 'malformed'],
})

export const openReportLink = endpoint({
  method: 'POST',
  path: '/api/report-links/open',
  summary: 'Opens a mailed link to a complete report in this browser, and renews its year',
  access: 'public',
  body: z.strictObject({ token: linkSecret }),
  response: z.strictObject({ result_id: resultId }),
  status: 200,
  errors: ['link_invalid'],
})

export const mailReportLink = endpoint({
  method: 'POST',
  path: '/api/results/:id/link',
  summary: 'Mails a link that opens the complete report on any device. For its owner only',
  access: 'premium',
  params: z.strictObject({ id: resultId }),
  body: z.strictObject({ email }),
  response: z.strictObject({ sent: z.literal(true) }),
  status: 200,
  limits: ['report_link', 'mail_address'],
})

export const withdrawReportLinks = endpoint({
  method: 'DELETE',
  path: '/api/results/:id/link',
  summary: 'Ends all mailed links to a complete report. For its owner only',
  access: 'premium',
  params: z.strictObject({ id: resultId }),
  response: 'none',
  status: 204,
})

export const joinLaunchList = endpoint({
  method: 'POST',
  path: '/api/prospective-users',
  summary: 'Joins the launch list; the same address again is welcome too',
  access: 'public',
  body: z.strictObject({ email, source: z.string().regex(PRINTABLE).min(1).max(60) }),
  response: z.strictObject({ joined: z.literal(true) }),
  status: 201,
  limits: ['launch_list'],
})

/** What a link in the mail to the launch list carries: the entry's id, signed. */
export const launchListToken = z.string().regex(/^[0-9a-f-]{36}\.[A-Za-z0-9_-]{43}$/)

const leaving = z.strictObject({ [TOKEN_PARAM]: launchListToken })

export const leaveLaunchList = endpoint({
  method: 'POST',
  path: '/api/launch-list/unsubscribe',
  summary:
    'Takes an address off the launch list, by the link in our mail and nothing else (RFC 8058: the body is not read). Again is fine',
  access: 'public',
  query: leaving,
  response: 'none',
  status: 204,
  errors: ['link_invalid'],
})

export const showLeavingLaunchList = endpoint({
  method: 'GET',
  path: '/api/launch-list/unsubscribe',
  summary: 'Where a mail program opens the same address in a browser: leads to the page that asks',
  access: 'public',
  query: leaving,
  response: 'none',
  status: 303,
})
