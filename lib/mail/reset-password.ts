import { PRODUCT } from '../product'
import type { MailContent } from './content'

/** How long the link works. */
export const RESET_HOURS = 1

/** Lets somebody who forgot their password choose a new one. */
export function resetPassword({ link }: { link: string }): MailContent {
  return {
    subject: `Reset your ${PRODUCT} password`,
    preheader: 'Choose a new password. The link works for one hour.',
    heading: 'Choose a new password',
    before: [
      'Somebody, most likely you, asked for a new password for the account with this address.',
    ],
    button: { label: 'Choose a new password', link },
    after: [
      'The link works for one hour.',
      'If it was not you, ignore this mail. Your password stays as it is.',
    ],
    reason: `You get this because there is an account on ${PRODUCT} with this address, and somebody said its password was forgotten.`,
  }
}
