import { PRODUCT } from '../product'
import type { MailContent } from './content'

/** How long a new address waits for its link to be opened, and how long after that the old one can undo the change. */
export const CHANGE_DAYS = 7

/** Asks the holder of a new address to open the link: until then the account keeps the old one. No one knows yet who reads it, so no name that a stranger may have typed greets them. */
export function confirmChange({ link, code }: { link: string; code: string }): MailContent {
  return {
    subject: `Confirm your new email address for ${PRODUCT}`,
    preheader: 'Your account keeps its old email address until you open the link.',
    heading: 'Confirm your new email address',
    before: [
      'Hello,',
      `You asked to use this email address for your ${PRODUCT} account. Open the link to make it yours. Until then, your account keeps the old one.`,
    ],
    button: { label: 'Use this email address', link },
    code: {
      lead: 'Signed in on another device? Type this code on your profile there instead:',
      digits: code,
    },
    after: [
      `Both work for ${CHANGE_DAYS} days.`,
      'Don’t give the code to anyone. We never ask for it.',
    ],
    reason: `You’re getting this because this email address was given as the new one for an account on ${PRODUCT}. If that wasn’t you, ignore this email: without the link or the code, nothing changes.`,
  }
}
