import { PRODUCT } from '../product'
import { CHANGE_DAYS } from './confirm-change'
import type { MailContent } from './content'

/**
 * Tells the old address that the account moved to another, and how to undo it. It does not say to which: the mailbox may
 * be an employer's. Without a link where the old address was never confirmed.
 */
export function emailChanged({ link }: { link?: string }): MailContent {
  return {
    subject: `The email address of your ${PRODUCT} account was changed`,
    preheader: 'If that was you, there’s nothing to do.',
    heading: 'Your email address was changed',
    before: [
      `Your ${PRODUCT} account now has a new email address. From now on, we write to the new one, and you sign in with it.`,
      'If that was you, there’s nothing to do.',
      link
        ? 'If it wasn’t, someone knows your password. Undo the change here:'
        : 'If it wasn’t, someone knows your password. Change it everywhere else you use it, starting with this inbox.',
    ],
    ...(link && {
      button: { label: 'Undo the change', link },
      after: [
        `The link works for ${CHANGE_DAYS} days. Change your password everywhere else you use it, too, starting with this inbox.`,
      ],
    }),
    reason: `You’re getting this because this email address belonged to an account on ${PRODUCT} until now.`,
  }
}
