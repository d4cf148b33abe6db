/** The mails about an account: its address, its password, who signs in, and its end. */
import { PRODUCT } from '../product'
import { sayWhen } from '../when'
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

/** How long the link works. */
export const RESET_HOURS = 1

/** Lets a person who forgot their password choose a new one. */
export function resetPassword({ link }: { link: string }): MailContent {
  return {
    subject: `Reset your ${PRODUCT} password`,
    preheader: 'Choose a new password. The link works for one hour.',
    heading: 'Choose a new password',
    before: [
      'Someone, most likely you, asked for a new password for the account with this email address.',
    ],
    button: { label: 'Choose a new password', link },
    after: [
      'The link works for one hour.',
      'If it wasn’t you, ignore this email. Your password stays the same.',
    ],
    reason: `You’re getting this because there is an account on ${PRODUCT} with this email address, and someone asked for a new password.`,
  }
}

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

/** Tells the account's owner that its password changed. The link leads to where it can be reset. */
export function passwordChanged({ link }: { link: string }): MailContent {
  return {
    subject: `Your ${PRODUCT} password was changed`,
    preheader: 'If that was you, there’s nothing to do.',
    heading: 'Your password was changed',
    before: [
      `The password of your ${PRODUCT} account was changed, and every other device was signed out.`,
      'If that was you, there’s nothing to do. If it wasn’t, choose a new password now. That signs everyone else out:',
    ],
    button: { label: 'Reset the password', link },
    reason: 'You’re getting this because people should know when their account’s password changes.',
  }
}

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

/** Says goodbye. */
export function accountDeleted(): MailContent {
  return {
    subject: `Your ${PRODUCT} account has been deleted`,
    preheader: 'Your results and answers are gone too.',
    heading: 'Goodbye, and thank you',
    before: [
      'Your account has been deleted, along with your results and answers. We can’t bring them back.',
      'You’re welcome to take the assessment again anytime. It’s free, and you don’t need an account.',
    ],
    reason:
      'You’re getting this because an account with this email address was deleted. This is the last email about it.',
  }
}
