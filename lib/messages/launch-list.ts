export const launchListMessages = {
  /** Ours. */
  mailed: 'We’re on it. Each person on the list gets one email.',
  mailFailed: 'The email could not be sent. Please try again.',
} as const
