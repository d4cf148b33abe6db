export const launchListMessages = {
  /** Ours. */
  noAddress: 'This does not look like an email address. Please check it.',
  mailed: 'We’re on it. Each person on the list gets one email.',
  mailFailed: 'The email could not be sent. Please try again.',
  leaveFailed: 'We could not take you off the list. Please try again.',
} as const
