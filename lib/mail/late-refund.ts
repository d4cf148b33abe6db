import { PRODUCT } from '../product'
import type { MailContent } from './content'

interface LateRefund {
  amount: string
  /** Of the payment. */
  date: string
  orderId: string
  isPass: boolean
  /** The result or the account was deleted; else the buyer had it already. */
  isGone: boolean
}

/** Says that a payment came too late, and that the money is on its way back. */
export function lateRefund({ amount, date, orderId, isPass, isGone }: LateRefund): MailContent {
  const gone = isPass
    ? 'The account that it was for had been deleted by then.'
    : 'The result that it was for had been deleted by then.'
  const had = isPass
    ? 'You already had the pass by then.'
    : 'The complete report was already open to you by then.'
  return {
    subject: `We are sending your ${amount} back`,
    preheader: 'Your payment came after there was nothing left to pay for.',
    heading: 'Your money is on its way back',
    before: [
      `Your payment of ${amount} reached us on ${date}. ${isGone ? gone : had}`,
      `So we have sent the whole amount back to your card. Banks usually take five to ten days to show it. Order ${orderId}.`,
    ],
    after: ['There is nothing for you to do.'],
    reason: `You get this because this address was given with a payment on ${PRODUCT}.`,
  }
}
