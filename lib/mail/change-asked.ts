import { PRODUCT } from '../product'
import { CHANGE_DAYS } from './confirm-change'
import type { MailContent } from './content'

/** Tells the present address that another one was asked for, and how to stop that. It does not say which: the mailbox may be an employer's. */
export function changeAsked({ link }: { link: string }): MailContent {
  return {
    subject: `Someone asked to change your ${PRODUCT} email address`,
    preheader: 'Nothing has changed yet. If it wasn’t you, you can stop it.',
    heading: 'Did you ask for this change?',
    before: [
      `Someone, most likely you, asked for a new email address for your ${PRODUCT} account, and gave your password. The change takes effect as soon as a link in the new inbox is opened. Until then, you sign in with this one.`,
      'If that was you, there’s nothing to do. If it wasn’t, stop it here:',
    ],
    button: { label: 'It wasn’t me', link },
    after: [
      `The link opens a page where you can stop the change. If it has already happened, the page undoes it. The link works for ${CHANGE_DAYS} days.`,
    ],
    reason: `You’re getting this because this is the email address of an account on ${PRODUCT}, and people should know when someone wants to change it.`,
  }
}
