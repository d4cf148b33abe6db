export const paymentMessages = {
  processing: 'Processing your payment...',
  initFailed: 'Failed to initialize payment. Please try again.',
  success: 'Payment successful! Thank you for your purchase.',
  noCard: 'Card element not found',
  failed: (reason: string) => `Payment failed: ${reason}`,
  /** Ours. */
  unanswered: 'The bank did not answer. You can try again: your card won’t be charged twice.',
  slow: 'Stripe is slow to answer. Nothing has been charged yet. Please keep this page open.',
  noLinkNow:
    'Several links have already gone to this email address today. Leave it empty to get your report without one.',
  underway: 'Your payment is being confirmed. Please do not pay again.',
  pendingTitle: 'We are confirming your payment',
  pendingText:
    'This takes a moment. Please do not pay again: this page moves on by itself once the payment is confirmed.',
} as const
