/** What a fresh database holds. */

/** Preview mode's coupons. Where cards are taken they do not hold (lib/server/payments/coupons.ts). */
export const PREVIEW_COUPONS = [
  { code: 'FRIEND50', amountOffCents: 500 },
  { code: 'LAUNCH25', amountOffCents: 250 },
  { code: 'FREE', amountOffCents: 1900 },
  { code: 'SAVE20', amountOffCents: 400 },
] as const

/** The public sample result. Its style code follows from its scores. */
export const SAMPLE = {
  id: '6',
  scores: { D: 31, I: 24, S: 68, C: 79 },
  completedAt: new Date('2026-11-02T09:30:00Z'),
} as const
