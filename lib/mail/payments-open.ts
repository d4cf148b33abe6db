import { formatShort, REPORT_CENTS } from '../pricing'
import { PRODUCT } from '../product'
import type { MailContent } from './content'

interface PaymentsOpen {
  link: string
  /** The page where a person leaves the list. */
  leaveLink: string
  /** What a mail program posts to. */
  oneClick: string
}

/** The one mail to the launch list. */
export function paymentsOpen({ link, leaveLink, oneClick }: PaymentsOpen): MailContent {
  return {
    subject: 'You can get your complete report now',
    preheader: 'Payments are open. This is the one email we promised you.',
    heading: 'Payments are open',
    before: [
      'You asked us to write on the day payments open. That is today.',
      `The complete report of a result costs ${formatShort(REPORT_CENTS)}, once. There is no subscription. Your result is where you left it: in the browser you used, or in your account.`,
    ],
    button: { label: 'Go to your result', link },
    after: [
      'This is the only email you get from the list. We delete your address from it now that we have written.',
    ],
    reason: `You get this because this address was given to the launch list of ${PRODUCT}.`,
    unsubscribe: { link: leaveLink, oneClick },
  }
}
