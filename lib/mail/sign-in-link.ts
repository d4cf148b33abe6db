import { PRODUCT } from '../product'
import type { MailContent } from './content'

/** How long the link works. */
export const SIGN_IN_MINUTES = 15

/** Lets a person in without their password. */
export function signInLink({ link }: { link: string }): MailContent {
  return {
    subject: `Your link to sign in to ${PRODUCT}`,
    preheader: `It works once, for ${SIGN_IN_MINUTES} minutes, in the browser that asked for it.`,
    heading: 'Sign in with this link',
    before: [
      'Someone, most likely you, asked to sign in without a password to the account with this email address.',
    ],
    button: { label: 'Sign in', link },
    after: [
      `The link works once, for ${SIGN_IN_MINUTES} minutes, and only in the browser that asked for it. If your email opens links in a different browser, copy the link into the right one.`,
      'If it wasn’t you, ignore this email. No one can get in without this link, so don’t pass it on.',
    ],
    reason: `You’re getting this because there is an account on ${PRODUCT} with this email address, and someone asked for a link to sign in to it.`,
  }
}
