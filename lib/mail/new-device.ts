import { PRODUCT } from '../product'
import { sayWhen } from '../when'
import type { MailContent } from './content'

interface NewDevice {
  /** Browser and system in words: "Safari on a Mac". */
  device: string
  /** When, in ISO 8601. */
  at: string
  /** The page on which the password is reset. */
  link: string
}

/** Tells the account's owner of a sign-in with a browser that is new to the account. Not from where: that is not kept. */
export function newDevice({ device, at, link }: NewDevice): MailContent {
  return {
    subject: `New sign-in to your ${PRODUCT} account`,
    preheader: 'If that was you, there’s nothing to do.',
    heading: 'New sign-in to your account',
    before: [
      `Someone signed in to your ${PRODUCT} account from a browser or app we haven’t seen before.`,
      `It was ${device}, ${sayWhen(at, 'moment')}.`,
      'If that was you, there’s nothing to do. If it wasn’t, choose a new password now. That signs everyone else out:',
    ],
    button: { label: 'Reset the password', link },
    reason:
      'You’re getting this because people should know when a new browser signs in to their account.',
  }
}
