import { z } from 'zod'
import { BAND_ORDER } from '../disc/result/bands'
import { perLetter } from './assessment'
import { endpoint } from './endpoint'
import * as entries from './entries/auth'
import { email, givenPassword, linkSecret, mailedCode, newPassword, personName } from './fields'

/** What a person's own circle is drawn from: the bands of what stands for them by all their sittings, never a score; null without a result. */
export const circle = perLetter(z.enum(BAND_ORDER)).nullable()

export type Circle = z.infer<typeof circle>

/** A person as they see themself: these seven, on every call that names them. */
export const user = z.strictObject({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  avatar_url: z.null().describe('The avatar is drawn; there is no picture to fetch'),
  is_admin: z.boolean(),
  email_verified: z.boolean(),
})

export type User = z.infer<typeof user>

/** A new session: the bearer token of one hour. The cookie of the same session comes in Set-Cookie. */
const signedIn = z.strictObject({ access_token: z.string(), user })

export const register = endpoint(entries.register, {
  summary:
    'Creates an account, signs in, moves this browser’s results to it, and ends the previous session',
  body: z.strictObject({
    email,
    password: newPassword,
    first_name: personName,
    last_name: personName,
  }),
  response: signedIn,
  status: 201,
  errors: ['email_taken', 'sign_up_closed'],
  limits: ['register_client', 'register_client_day', 'register_email'],
})

export const login = endpoint(entries.login, {
  summary:
    'Signs in, moves this browser’s results to the account, and ends the previous session. A new browser is reported by email',
  body: z.strictObject({
    email,
    password: givenPassword,
    claim: z
      .boolean()
      .default(true)
      .describe('False leaves this browser’s results where they are: they may be another person’s'),
  }),
  response: signedIn,
  status: 200,
  errors: ['wrong_credentials', 'account_disabled'],
  limits: ['login_account', 'login_known', 'login_client'],
})

export const logout = endpoint(entries.logout, {
  summary: 'Ends the sessions of both the cookie and the bearer token',
  response: 'none',
  status: 204,
})

export const logoutEverywhere = endpoint(entries.logoutEverywhere, {
  summary: 'Ends all other sessions of the person; this one continues with new tokens',
  response: signedIn,
  status: 200,
})

export const renewToken = endpoint(entries.renewToken, {
  summary:
    'From a session’s cookie: a new bearer token, and thirty more days, up to the end that was set at sign-in',
  carrier: 'cookie',
  response: signedIn,
  status: 200,
})

const pendingEmail = z
  .string()
  .optional()
  .describe('A new email address that counts once its link is opened; left out without one')

export const getProfile = endpoint(entries.getProfile, {
  summary: 'The person who is signed in',
  response: z.strictObject({ user, pending_email: pendingEmail }),
  status: 200,
})

export const updateProfile = endpoint(entries.updateProfile, {
  summary:
    'Changes the name, and asks for a new email address: it counts once the link emailed to it is opened. Asking needs the password, and ends all other sessions. The present email address gets an email that can undo the change for 7 days',
  body: z.strictObject({
    first_name: personName,
    last_name: personName,
    email,
    password: givenPassword.optional().describe('Needed if the email address changes'),
  }),
  response: z.strictObject({
    user,
    access_token: z
      .string()
      .optional()
      .describe('If another email address was asked for: the old token has ended'),
    pending_email: pendingEmail,
  }),
  status: 200,
  errors: ['email_taken', 'sign_up_closed'],
  limits: ['login_known', 'email_change', 'register_email', 'verification', 'mail_recipient'],
})

export const changePassword = endpoint(entries.changePassword, {
  summary: 'Changes the password and ends all other sessions',
  body: z.strictObject({ current_password: givenPassword, new_password: newPassword }),
  response: signedIn,
  status: 200,
  limits: ['login_known', 'password_change'],
})

export const forgotPassword = endpoint(entries.forgotPassword, {
  summary:
    'Emails a link for a new password. The answer is the same whether or not the email address has an account',
  body: z.strictObject({ email }),
  response: z.strictObject({ sent: z.literal(true) }),
  status: 200,
  limits: ['reset_account', 'reset_client'],
})

export const resetPassword = endpoint(entries.resetPassword, {
  summary: 'Sets a new password with an emailed link, ends all sessions, and signs in',
  body: z.strictObject({ token: linkSecret, password: newPassword }),
  response: signedIn,
  status: 200,
  errors: ['link_invalid'],
  limits: ['mailed_secret'],
})

export const askSignInLink = endpoint(entries.askSignInLink, {
  summary:
    'Emails a link that signs in without the password, in this browser only. The answer is the same whether or not the email address has an account',
  body: z.strictObject({ email }),
  response: z.strictObject({ sent: z.literal(true) }),
  status: 200,
  limits: ['sign_in_link'],
})

const signedInByMail = signedIn.extend({
  has_password: z
    .boolean()
    .describe('False if there is none, or if the old one may have been someone else’s'),
})

/** Of the digits in emails, typed where one waits for them. */
const CODE_LIMITS = ['mail_code', 'mail_code_client', 'mail_code_everyone'] as const

export const openSignInLink = endpoint(entries.openSignInLink, {
  summary:
    'Signs in with an emailed link, once, in the browser that asked for it. This also proves the email address. A new browser is reported by email',
  body: z.strictObject({
    token: linkSecret,
    code: mailedCode
      .optional()
      .describe('The six digits of the same email: needed where it was sent for another browser'),
  }),
  response: signedInByMail,
  status: 200,
  errors: ['link_invalid'],
  limits: ['mailed_secret'],
})

export const openSignInCode = endpoint(entries.openSignInCode, {
  summary:
    'The same with the six digits of the email, in the browser that asked for it: the email is read elsewhere. Five tries an email',
  body: z.strictObject({ code: mailedCode }),
  response: signedInByMail,
  status: 200,
  errors: ['link_invalid'],
  limits: ['mailed_secret', ...CODE_LIMITS],
})

const verified = z.strictObject({
  verified: z.literal(true),
  proven: z
    .boolean()
    .describe(
      'Whether it came from a session of the account, which also opens invitations and more',
    ),
})

export const verifyEmail = endpoint(entries.verifyEmail, {
  summary:
    'Confirms an email address with an emailed link, once, and makes a new one the account’s; from a session of its account, it also proves whose it is',
  body: z.strictObject({ token: linkSecret }),
  response: verified,
  status: 200,
  errors: ['link_invalid', 'email_taken'],
  limits: ['mailed_secret'],
})

export const verifyByCode = endpoint(entries.verifyByCode, {
  summary:
    'The same with the six digits of the email, typed in a session of its account: the email is read elsewhere. Five tries an email',
  body: z.strictObject({ code: mailedCode }),
  response: verified,
  status: 200,
  errors: ['link_invalid', 'email_taken'],
  limits: ['mailed_secret', ...CODE_LIMITS],
})

export const resendEmailChange = endpoint(entries.resendEmailChange, {
  summary: 'Emails the link to the new email address again',
  response: z.strictObject({ sent: z.boolean().describe('False if no change is pending') }),
  status: 200,
  limits: ['verification', 'mail_recipient'],
})

export const cancelEmailChange = endpoint(entries.cancelEmailChange, {
  summary: 'Keeps the present email address: the link to the new one stops working',
  response: 'none',
  status: 204,
})

export const undoEmailChange = endpoint(entries.undoEmailChange, {
  summary:
    'With the link emailed to the old email address: brings it back, ends all sessions and the password, and emails a link for a new one',
  body: z.strictObject({ token: linkSecret }),
  response: z.strictObject({ email: z.string() }),
  status: 200,
  errors: ['link_invalid', 'email_taken'],
  limits: ['mailed_secret'],
})

export const resendVerification = endpoint(entries.resendVerification, {
  summary: 'Emails the link that confirms the email address again',
  response: z.strictObject({
    sent: z.boolean().describe('False if the email address is already proven to be the person’s'),
  }),
  status: 200,
  limits: ['verification'],
})
