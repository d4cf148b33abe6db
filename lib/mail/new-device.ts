import { PRODUCT } from '../product'
import { sayWhen } from '../when'
import type { MailContent } from './content'

interface NewDevice {
  /** Browser and system in words: "Safari on a Mac". */
  device: string
  /** When, in ISO 8601. */
  at: string
  /** Where the password can be reset. */
  link: string
}

/** Tells the account's owner of a sign-in with a browser that is new to the account. Not from where: that is not kept. */
export function newDevice({ device, at, link }: NewDevice): MailContent {
  return {
    subject: `New sign-in to your ${PRODUCT} account`,
    preheader: 'If it was you, there is nothing to do.',
    heading: 'There was a new sign-in',
    before: [
      `Somebody signed in to your ${PRODUCT} account with a browser or an app that is new to it.`,
      `With: ${device}. When: ${sayWhen(at, 'moment')}.`,
      'If it was you, there is nothing to do. If it was not, choose a new password now. That signs everybody else out:',
    ],
    button: { label: 'Reset the password', link },
    reason:
      'You get this because a new browser in an account is something its owner should know about.',
  }
}
