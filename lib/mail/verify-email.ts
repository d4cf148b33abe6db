import { PRODUCT } from '../product'
import type { MailContent } from './content'

/** How long the link works. */
export const VERIFY_HOURS = 24

/** Asks the holder of an address to confirm that it is theirs. Until then it may be a stranger's, whom no name that someone typed greets. */
export function verifyEmail({ link, code }: { link: string; code: string }): MailContent {
  return {
    subject: `Confirm your email address for ${PRODUCT}`,
    preheader: `One click confirms that this email address is yours. The link works for ${VERIFY_HOURS} hours.`,
    heading: 'Confirm your email address',
    before: [
      'Hello,',
      'Please confirm that this email address is yours, so that invitations and everything else about your account reach the right person.',
    ],
    button: { label: 'Confirm email address', link },
    code: { lead: 'Signed in on another device? Type this code there instead:', digits: code },
    after: [
      `Both work for ${VERIFY_HOURS} hours. After that, sign in and ask for a new email.`,
      'Don’t give the code to anyone. We never ask for it.',
    ],
    reason: `You’re getting this because this email address was given for an account on ${PRODUCT}. If that wasn’t you, ignore this email: without the link or the code, nothing is confirmed.`,
  }
}
