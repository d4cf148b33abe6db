import { PRODUCT } from '../product'
import type { MailContent } from './content'

/** How long the link works. */
export const RESET_HOURS = 1

/** Lets a person who forgot their password choose a new one. */
export function resetPassword({ link }: { link: string }): MailContent {
  return {
    subject: `Reset your ${PRODUCT} password`,
    preheader: 'Choose a new password. The link works for one hour.',
    heading: 'Choose a new password',
    before: [
      'Someone, most likely you, asked for a new password for the account with this email address.',
    ],
    button: { label: 'Choose a new password', link },
    after: [
      'The link works for one hour.',
      'If it wasn’t you, ignore this email. Your password stays the same.',
    ],
    reason: `You’re getting this because there is an account on ${PRODUCT} with this email address, and someone asked for a new password.`,
  }
}
