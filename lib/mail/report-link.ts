import { PRODUCT } from '../product'
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
