/** The mails about what is bought: the link to a report, a receipt, a refund, and the launch list. */
import { formatShort, REPORT_CENTS } from '../pricing'
import { PRODUCT } from '../product'
import { sayWhen } from '../when'
import type { MailContent } from './content'
import { oneLine } from './value'

interface ReportLink {
  /** The headline of the result. */
  styleName: string
  /** How sure it is; missing in mails that an older version queued. */
  sureness?: string
  link: string
}

/** Gives a buyer the link that opens their complete report anywhere. */
export function reportLink({ styleName, sureness, link }: ReportLink): MailContent {
  const style = oneLine(styleName)
  return {
    subject: `Your complete report: ${style}`,
    preheader: 'Keep this email: its link opens your report on any device.',
    heading: 'Your complete report is ready',
    before: [
      `Here is your complete report, ${style}. The link opens it on any device, without an account.`,
      ...(sureness ? [oneLine(sureness)] : []),
    ],
    button: { label: 'Open the report', link },
    after: [
      'The link works for a year, and each time you use it, the year starts over. It can be withdrawn anytime, in the browser or account that has the report.',
      'Anyone with the link can read the report, so only forward this email to people you trust with it.',
    ],
    reason: `You’re getting this because this email address was given for an order on ${PRODUCT}.`,
  }
}

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
  /** The link to the report was ended before this mail was sent: the button leads to the profile. */
  isEnded?: boolean
  /** The report was locked or deleted before that, so there is no file. */
  isBare?: boolean
}

/** Thanks for a payment, says what was paid for what, and leads to it. */
export function receipt(data: Receipt): MailContent {
  const { styleName, sureness, amount, date, orderId, link, isEnded = false, isBare = false } = data
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
    button: {
      label:
        style === null ? 'See your results' : isEnded ? 'Open your profile' : 'Open the report',
      link,
    },
    after:
      style === null
        ? [
            'The pass opens the complete report of every result in your account, now and later. It doesn’t expire.',
          ]
        : [
            ...(isBare ? [] : ['The report is attached as a PDF.']),
            ...(isEnded || isBare
              ? []
              : [
                  'The link opens it on any device, without an account: it works for a year, and each time you use it, the year starts over.',
                  'Anyone with the link can read the report, so only forward this email to people you trust with it.',
                ]),
          ],
    reason: `You’re getting this because this email address was given for a payment on ${PRODUCT}.`,
  }
}

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

interface PaymentsOpen {
  link: string
  /** When payments opened, in ISO 8601; null where no one noted it. */
  openedAt: string | null
  /** When this is written. */
  today: string
  /** The page where a person leaves the list. */
  leaveLink: string
  /** What a mail program posts to. */
  oneClick: string
}

/** The one mail to the launch list. */
export function paymentsOpen({ link, leaveLink, oneClick, ...when }: PaymentsOpen): MailContent {
  return {
    subject: 'You can get your complete report now',
    preheader: 'Payments are open. This is the one email we promised you.',
    heading: 'Payments are open',
    before: [
      `You asked us to let you know when payments open.${sayOpened(when)}`,
      `A complete report costs ${formatShort(REPORT_CENTS)}, once. There is no subscription. Your result is where you left it: in the browser you used, or in your account.`,
    ],
    button: { label: 'Go to your result', link },
    after: [
      'This is the only email you’ll get from the list. We’re deleting your email address from it now.',
    ],
    reason: `You’re getting this because this email address was on the launch list of ${PRODUCT}.`,
    unsubscribe: { link: leaveLink, oneClick },
  }
}

/** True on whatever day it is read: the list may be written to long after. */
function sayOpened({ openedAt, today }: Pick<PaymentsOpen, 'openedAt' | 'today'>): string {
  if (!openedAt) return ''
  const day = sayWhen(openedAt, 'on')
  return day === sayWhen(today, 'on') ? ' They opened today.' : ` Payments opened ${day}.`
}
