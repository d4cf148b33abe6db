import { PRODUCT } from '../product'
import type { MailContent } from './content'

/** Says goodbye. */
export function accountDeleted(): MailContent {
  return {
    subject: `Your ${PRODUCT} account is deleted`,
    preheader: 'It is gone, with your results and your answers.',
    heading: 'Goodbye, and thank you',
    before: [
      'Your account is deleted, and with it your results and your answers. We cannot bring them back.',
      'If you ever want to take the assessment again, you are welcome. It is free, and it needs no account.',
    ],
    reason:
      'You get this because an account with this address was deleted. This is the last mail about it.',
  }
}
