export const registerMessages = {
  failed: 'Failed to register. Please try again.',
  busy: 'Creating Account...',
  passwordsDiffer: 'Passwords do not match',
  titleWithResults: 'Create Account for Detailed Results',
  bannerWithResults: 'Complete your registration to access detailed DISC analysis!',
  /** Ours: while payments are not open. */
  opens: 'And your complete report opens right away. Payments aren’t open yet, so it’s free.',
  mayOpen: 'Payments aren’t open yet: once you’re in, one click opens a complete report for free.',
} as const
