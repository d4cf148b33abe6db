import { PRODUCT } from '../product'
import type { MailContent } from './content'
import { oneLine } from './value'

interface Receipt {
  /** The headline of the report that was bought; null for the pass. */
  styleName: string | null
  /** How sure that result is; missing for the pass, and in mails that an older version queued. */
  sureness?: string
  /** The result whose report is attached as a PDF. */
  resultId: string | null
  amount: string
  date: string
  orderId: string
  link: string
}

/** Thanks for a payment, says what was paid for what, and leads to it. */
export function receipt(data: Receipt): MailContent {
  const { styleName, sureness, amount, date, orderId, link } = data
  const style = styleName === null ? null : oneLine(styleName)
  const item = style === null ? 'The pass' : `The complete report, ${style}`
  return {
    subject: style === null ? 'Your receipt: the pass' : `Your receipt: complete report, ${style}`,
    preheader: `We have received your payment of ${amount}.`,
    heading: 'Thank you for your purchase',
    before: [
      `We have received your payment of ${amount} on ${date}.`,
      `${item}, one payment. Order ${orderId}.`,
      ...(sureness ? [oneLine(sureness)] : []),
    ],
    button:
      style === null ? { label: 'See your results', link } : { label: 'Open the report', link },
    after:
      style === null
        ? [
            'The pass opens the complete report of every result in your account, now and later. It doesn’t expire.',
          ]
        : [
            'The report is attached as a PDF. The link opens it on any device, without an account: it works for a year, and each time you use it, the year starts over.',
            'Anyone with the link can read the report, so only forward this email to people you trust with it.',
          ],
    reason: `You’re getting this because this email address was given for a payment on ${PRODUCT}.`,
  }
}
