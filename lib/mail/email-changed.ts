import { PRODUCT } from '../product'
import type { MailContent } from './content'

/** Tells the old address that the account moved to another. It does not say which: the mailbox may be an employer's. */
export function emailChanged(): MailContent {
  return {
    subject: `The email address of your ${PRODUCT} account was changed`,
    preheader: 'If that was you, there’s nothing to do.',
    heading: 'Your email address was changed',
    before: [
      `Your ${PRODUCT} account now has a new email address. From now on, we write to the new one, and you sign in with it.`,
      'If that was you, there’s nothing to do.',
      'If it wasn’t, someone knows your password. Change it everywhere else you use it, starting with this inbox.',
    ],
    reason: `You’re getting this because this email address belonged to an account on ${PRODUCT} until now.`,
  }
}
