export const authMessages = {
  wrongCredentials: 'That email and password don’t match.',
  /** Only after the right password. */
  accountDisabled:
    'This account is switched off, so you can’t sign in. If you think that’s a mistake, write to whoever runs this site.',
  emailTaken: 'There is already an account with this email address.',
  /** An account has given the address up, and may still take it back. */
  emailKept:
    'Another account gave up this email address a few days ago and can still take it back. Please use a different one, or wait a week.',
  linkInvalid: 'This link no longer works. It may have expired, or it has already been used.',
  codeInvalid:
    'That code isn’t right, or it no longer works. Check the newest email, or have another one sent.',
  proofNeeded: 'Please enter your password again.',
  wrongPassword: 'That is not your current password.',
  passwordNeeded: 'Please enter your password to confirm this change.',
  noPassword: 'This account has no password yet. Use "Forgot password" to set one first.',
  signOutFailed: 'We could not sign you out. Check your connection and try again.',
  changeResendFailed: 'We could not send the link. Please try again.',
  changeCancelFailed: 'We could not cancel the change. Please try again.',
} as const
