import { PRODUCT } from '../product'
import type { MailContent } from './content'

/** How long the link works. */
export const SIGN_IN_MINUTES = 15

/** Lets somebody in without their password. */
export function signInLink({ link }: { link: string }): MailContent {
  return {
    subject: `Your link to log in to ${PRODUCT}`,
    preheader: `It works once, for ${SIGN_IN_MINUTES} minutes, in the browser that asked for it.`,
    heading: 'Log in with this link',
    before: [
      'Somebody, most likely you, asked to log in to the account with this address without a password.',
    ],
    button: { label: 'Log in', link },
    after: [
      `The link works once, for ${SIGN_IN_MINUTES} minutes, and only in the browser that asked for it. If your mail opens links in another one, copy its address into the right one.`,
      'If it was not you, ignore this mail. Nobody gets in without this link, so do not pass it on.',
    ],
    reason: `You get this because there is an account on ${PRODUCT} with this address, and somebody asked for a link to log in to it.`,
  }
}
