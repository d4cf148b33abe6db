import { PRODUCT } from '../product'
import type { MailContent } from './content'

/** How long the link and its code work. */
export const SIGN_IN_MINUTES = 10

/** Lets a person in without their password. */
export function signInLink({ link, code }: { link: string; code: string }): MailContent {
  return {
    subject: `Your link to sign in to ${PRODUCT}`,
    preheader: `It works once, for ${SIGN_IN_MINUTES} minutes, in the browser that asked for it.`,
    heading: 'Sign in with this link',
    before: [
      'Someone, most likely you, asked to sign in without a password to the account with this email address.',
    ],
    button: { label: 'Sign in', link },
    code: {
      lead: 'Reading this on another device? Type this code where you asked instead:',
      digits: code,
    },
    after: [
      `Link and code work once, for ${SIGN_IN_MINUTES} minutes, and only in the browser that asked for them.`,
      'If it wasn’t you, ignore this email. No one can get in without the link or the code, so don’t pass them on. We never ask for them.',
    ],
    reason: `You’re getting this because there is an account on ${PRODUCT} with this email address, and someone asked for a link to sign in to it.`,
  }
}
