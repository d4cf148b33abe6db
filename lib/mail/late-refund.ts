import { PRODUCT } from '../product'
import type { MailContent } from './content'

interface LateRefund {
  amount: string
  /** The day of the payment. */
  date: string
  orderId: string
  isPass: boolean
  /** The result or the account was deleted; else the buyer had it already. */
  isGone: boolean
}

/** Says that a payment came too late and is refunded. */
export function lateRefund({ amount, date, orderId, isPass, isGone }: LateRefund): MailContent {
  const gone = isPass
    ? 'By then, the account it was for had been deleted.'
    : 'By then, the result it was for had been deleted.'
  const had = isPass
    ? 'By then, you already had the pass.'
    : 'By then, the complete report was already open to you.'
  return {
    subject: `We’re refunding your ${amount}`,
    preheader: 'When your payment came in, there was nothing left to pay for.',
    heading: 'Your refund is on its way',
    before: [
      `Your payment of ${amount} reached us on ${date}. ${isGone ? gone : had}`,
      `So we’ve refunded the full amount to your card. Banks usually take five to ten days to show it. Order ${orderId}.`,
    ],
    after: ['You don’t need to do anything.'],
    reason: `You’re getting this because this email address was given for a payment on ${PRODUCT}.`,
  }
}
