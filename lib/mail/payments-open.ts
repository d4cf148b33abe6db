import { formatShort, REPORT_CENTS } from '../pricing'
import { PRODUCT } from '../product'
import { sayWhen } from '../when'
import type { MailContent } from './content'

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
