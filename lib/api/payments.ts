import { z } from 'zod'
import { TOKEN_PARAM } from '../routes'
import { resultId } from './assessment'
import { endpoint } from './endpoint'
import * as entries from './entries/payments'
import { PRINTABLE } from './field-rules'
import { email, linkSecret } from './fields'

const couponCode = z
  .string()
  .regex(PRINTABLE)
  .trim()
  .min(1)
  .max(40)
  // However its letters were typed: wide ones are the same.
  .transform((code) => code.normalize('NFKC').toUpperCase())

const COUPON_LIMITS = ['coupon', 'coupon_client', 'coupon_everyone', 'coupon_spare'] as const

/** What is sold now. Static pages ask for it: they were built before it was known whether cards are taken. */
export const getOffer = endpoint(entries.getOffer, {
  summary: 'Whether payments are open, and what the complete report and the pass cost now',
  response: z.strictObject({
    payments_open: z.boolean(),
    currency: z.string(),
    report_cents: z.int().describe('Of one result'),
    pass_cents: z.int().describe('0 while payments are not open'),
  }),
  status: 200,
})

export const validateCoupon = endpoint(entries.validateCoupon, {
  summary:
    'Whether a coupon is valid, and its discount. Both are checked again when the order is created',
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
  limits: [...COUPON_LIMITS],
})

export const createIntent = endpoint(entries.createIntent, {
  summary:
    'Opens an order for a complete report or the pass, or finds the open one; a zero total is fulfilled right away. A guest’s coupon is checked with validate-coupon before: then an answer that gets lost takes nothing with it',
  body: z
    .strictObject({
      product: z.enum(['report', 'pass']).default('report').describe('The pass needs a session'),
      result_id: resultId.optional().describe('The result of a report'),
      coupon_code: couponCode.optional(),
      email: email.optional().describe('Where to email the link to the report'),
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
      .describe('Whether the order sent its link to this call’s email address'),
  }),
  status: 200,
  errors: ['not_signed_in', 'not_found', 'preview_mode', 'conflict', 'busy'],
  limits: ['create_intent', 'create_intent_client', ...COUPON_LIMITS, 'mail_address'],
})

export const receivePaymentEvent = endpoint(entries.receivePaymentEvent, {
  summary: 'Takes a signed Stripe event as a cue to look up its payment',
  rawBody: true,
  response: z.strictObject({ received: z.literal(true) }),
  status: 200,
  errors: ['bad_signature', 'malformed'],
})

export const openReportLink = endpoint(entries.openReportLink, {
  summary:
    'Opens an emailed link to a complete report or a free result in this browser, and restarts its year',
  body: z.strictObject({ token: linkSecret }),
  response: z.strictObject({
    result_id: resultId,
    opens: z
      .enum(['report', 'result'])
      .describe('`result` while the complete report of a free result is locked'),
  }),
  status: 200,
  errors: ['link_invalid'],
})

export const mailReportLink = endpoint(entries.mailReportLink, {
  summary: 'Emails a link that opens the complete report on any device. For its owner only',
  params: z.strictObject({ id: resultId }),
  body: z.strictObject({ email }),
  response: z.strictObject({ sent: z.literal(true) }),
  status: 200,
  limits: ['report_link', 'mail_address'],
})

export const withdrawReportLinks = endpoint(entries.withdrawReportLinks, {
  summary: 'Ends all emailed links to a complete report. For its owner only',
  params: z.strictObject({ id: resultId }),
  response: 'none',
  status: 204,
})

export const joinLaunchList = endpoint(entries.joinLaunchList, {
  summary: 'Joins the launch list; joining again with the same email address is fine',
  body: z.strictObject({ email, source: z.string().regex(PRINTABLE).min(1).max(60) }),
  response: z.strictObject({ joined: z.literal(true) }),
  status: 201,
  limits: ['launch_list'],
})

/** What a link in the mail to the launch list carries: the entry's id, signed. */
export const launchListToken = z.string().regex(/^[0-9a-f-]{36}\.[A-Za-z0-9_-]{43}$/)

const leaving = z.strictObject({ [TOKEN_PARAM]: launchListToken })

export const leaveLaunchList = endpoint(entries.leaveLaunchList, {
  summary:
    'Takes an email address off the launch list, by the link in our email and nothing else (RFC 8058: the body is not read). Calling it again is fine',
  query: leaving,
  response: 'none',
  status: 204,
  errors: ['link_invalid'],
})

export const showLeavingLaunchList = endpoint(entries.showLeavingLaunchList, {
  summary: 'For email programs that open the same link in a browser: leads to the page that asks',
  query: leaving,
  response: 'none',
  status: 303,
})
