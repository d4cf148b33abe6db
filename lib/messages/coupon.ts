export const couponMessages = {
  invalid: 'Invalid coupon code',
  /** Ours. */
  unasked: 'We could not look it up just now. Please try again in a moment.',
} as const
