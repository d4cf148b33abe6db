/** What a fresh database holds. */

/** The public sample result. Its style code follows from its scores. */
export const SAMPLE = {
  id: '6',
  scores: { D: 31, I: 24, S: 68, C: 79 },
  /** The form of that day, which its answers are given to (lib/disc/result/public-sample.ts). */
  formVersion: '2026-11',
  completedAt: new Date('2026-11-02T09:30:00Z'),
} as const
