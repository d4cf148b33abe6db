import { PRODUCT } from '../product'
import type { MailContent } from './content'

/** Tells the old address that the account moved to another. It does not say which: the mailbox may be an employer's. */
export function emailChanged(): MailContent {
  return {
    subject: `The email address of your ${PRODUCT} account was changed`,
    preheader: 'If it was you, there is nothing to do.',
    heading: 'Your email address was changed',
    before: [
      `Your ${PRODUCT} account now has another email address. From here on, we write to that one, and you sign in with it.`,
      'If it was you, there is nothing to do.',
      'If it was not, somebody knows your password. Change it wherever else you use the same one, starting with this mailbox.',
    ],
    reason: `You get this because this address belonged to an account on ${PRODUCT} until now.`,
  }
}
