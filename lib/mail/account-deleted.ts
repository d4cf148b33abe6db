import { PRODUCT } from '../product'
import type { MailContent } from './content'

/** Says goodbye. */
export function accountDeleted(): MailContent {
  return {
    subject: `Your ${PRODUCT} account has been deleted`,
    preheader: 'Your results and answers are gone too.',
    heading: 'Goodbye, and thank you',
    before: [
      'Your account has been deleted, along with your results and answers. We can’t bring them back.',
      'You’re welcome to take the assessment again anytime. It’s free, and you don’t need an account.',
    ],
    reason:
      'You’re getting this because an account with this email address was deleted. This is the last email about it.',
  }
}
