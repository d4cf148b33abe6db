export const paymentMessages = {
  initFailed: 'Failed to initialize payment. Please try again.',
  /** Ours. */
  noLinkNow:
    'Several links have already gone to this email address today. Leave it empty to get your report without one.',
  underway: 'Your payment is being confirmed. Please do not pay again.',
} as const
