import { endpoint } from './endpoint'
import { email, givenPassword, linkSecret, newPassword, personName } from './fields'
import { z } from './zod'

/** A person as they see themself. */
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

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary:
    'Opens an account, signs in, moves the results of this browser to it, and ends the session it had',
  access: 'public',
  body: z.strictObject({
    email,
    password: newPassword,
    first_name: personName,
    last_name: personName,
  }),
  response: signedIn,
  status: 201,
  errors: ['email_taken'],
  limits: ['register_client', 'register_email'],
})

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary:
    'Signs in, moves the results of this browser to the account, and ends the session it had. A new browser is told by mail',
  access: 'public',
  body: z.strictObject({ email, password: givenPassword }),
  response: signedIn,
  status: 200,
  errors: ['wrong_credentials'],
  limits: ['login_account', 'login_known', 'login_client'],
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends the sessions of cookie and bearer token, in every carrier',
  access: 'public',
  response: 'none',
  status: 204,
})

export const logoutEverywhere = endpoint({
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  summary: 'Ends all other sessions of the person; this one goes on with new tokens',
  access: 'user',
  response: signedIn,
  status: 200,
})

export const renewToken = endpoint({
  method: 'POST',
  path: '/api/auth/token',
  summary:
    'From the cookie of a session: a new bearer token, and thirty more days, up to the end that signing in has set',
  access: 'user',
  carrier: 'cookie',
  response: signedIn,
  status: 200,
})

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/auth/profile',
  summary: 'The person who is signed in',
  access: 'user',
  response: z.strictObject({ user }),
  status: 200,
})

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/auth/profile',
  summary:
    'Changes name and address. A new address needs the password, and ends all other sessions',
  access: 'user',
  body: z.strictObject({
    first_name: personName,
    last_name: personName,
    email,
    password: givenPassword.optional().describe('Needed when the address changes'),
  }),
  response: z.strictObject({
    user,
    access_token: z.string().optional().describe('When the address changed: the old one has ended'),
  }),
  status: 200,
  errors: ['email_taken'],
  limits: ['login_known', 'email_change', 'register_email', 'verification', 'mail_recipient'],
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/auth/password',
  summary: 'Changes the password and ends all other sessions',
  access: 'user',
  body: z.strictObject({ current_password: givenPassword, new_password: newPassword }),
  response: signedIn,
  status: 200,
  limits: ['login_known', 'password_change'],
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary:
    'Mails a link for a new password. Answers alike whether or not the address has an account',
  access: 'public',
  body: z.strictObject({ email }),
  response: z.strictObject({ sent: z.literal(true) }),
  status: 200,
  limits: ['reset_account', 'reset_client'],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Sets a new password with a mailed link, ends all sessions, and signs in',
  access: 'public',
  body: z.strictObject({ token: linkSecret, password: newPassword }),
  response: signedIn,
  status: 200,
  errors: ['link_invalid'],
  limits: ['mailed_secret'],
})

export const askSignInLink = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in-link',
  summary:
    'Mails a link that signs in without the password, in this browser only. Answers alike whether or not the address has an account',
  access: 'public',
  body: z.strictObject({ email }),
  response: z.strictObject({ sent: z.literal(true) }),
  status: 200,
  limits: ['sign_in_link'],
})

export const openSignInLink = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in-link/use',
  summary:
    'Signs in with a mailed link, once, in the browser that asked for it. It proves the address, too',
  access: 'public',
  body: z.strictObject({ token: linkSecret }),
  response: signedIn.extend({
    has_password: z
      .boolean()
      .describe('False when there is none, or the one there was may have been somebody else’s'),
  }),
  status: 200,
  errors: ['link_invalid'],
  limits: ['mailed_secret'],
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary:
    'Confirms an address with a mailed link, once; from a session of its account it also proves whose it is',
  access: 'public',
  body: z.strictObject({ token: linkSecret }),
  response: z.strictObject({
    verified: z.literal(true),
    proven: z
      .boolean()
      .describe('Whether it came from a session of the account: then invitations and more follow'),
  }),
  status: 200,
  errors: ['link_invalid'],
  limits: ['mailed_secret'],
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/resend-verification',
  summary: 'Mails the link that confirms the address once more',
  access: 'user',
  response: z.strictObject({
    sent: z.boolean().describe('False when the address is proven to be the person’s already'),
  }),
  status: 200,
  limits: ['verification'],
})
