import { PRODUCT } from '../product'
import type { MailContent } from './content'

/** Tells the account's owner that its password changed. The link leads to where it can be reset. */
export function passwordChanged({ link }: { link: string }): MailContent {
  return {
    subject: `Your ${PRODUCT} password was changed`,
    preheader: 'If that was you, there’s nothing to do.',
    heading: 'Your password was changed',
    before: [
      `The password of your ${PRODUCT} account was changed, and every other device was signed out.`,
      'If that was you, there’s nothing to do. If it wasn’t, choose a new password now. That signs everyone else out:',
    ],
    button: { label: 'Reset the password', link },
    reason: 'You’re getting this because people should know when their account’s password changes.',
  }
}
