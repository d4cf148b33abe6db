import { PRODUCT } from '../product'
import type { MailContent } from './content'

/** Tells the account's owner that its password changed. The link leads to where it can be reset. */
export function passwordChanged({ link }: { link: string }): MailContent {
  return {
    subject: `Your ${PRODUCT} password was changed`,
    preheader: 'If it was you, there is nothing to do.',
    heading: 'Your password was changed',
    before: [
      `The password of your ${PRODUCT} account was changed, and every other device was signed out.`,
      'If it was you, there is nothing to do. If it was not, choose a new password now, and nobody else can stay in:',
    ],
    button: { label: 'Reset the password', link },
    reason:
      'You get this because a changed password is something the owner of an account should know.',
  }
}
