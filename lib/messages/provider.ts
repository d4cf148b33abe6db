/** What a failed sign-in through another provider comes back with (`?error=`). */
export const providerMessages = {
  failed: 'Signing in that way did not work. Please try again, or use your email and password.',
  noEmail:
    'They didn’t share your email address, and we need one. Please use your email and password.',
  accountExists:
    'There is already an account with that email address. Sign in with its password instead.',
  denied: 'You didn’t allow it, so you weren’t signed in.',
  signUpClosed:
    'There is no account with that email address yet. New accounts here are only for people who were invited or have an email address of the organization.',
} as const
