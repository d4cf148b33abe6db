/** What a coupon may be, and the sentence for an admin otherwise. Form and schema share it, as with field-rules.ts. */

/** What a person reads aloud and types, in upper case. */
export const COUPON_CODE = /^[A-Z0-9][A-Z0-9-]{2,39}$/
export const COUPON_CENTS_MAX = 1_000_000
export const COUPON_USES_MAX = 1_000_000

export const COUPON_WORDS = {
  code: 'Please use 3 to 40 letters, digits and hyphens.',
  amount: 'Please enter an amount.',
  tooMuch: 'Please enter a smaller amount.',
  percent: 'Please enter 1 to 100.',
  uses: 'Please enter a whole number.',
  tooFewUses: 'Please enter at least 1.',
  tooManyUses: 'Please enter at most a million.',
  tooLongAgo: 'This date is too long ago.',
  past: 'Please choose a day to come.',
}
