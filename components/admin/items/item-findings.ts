import type { ItemStats } from '@/lib/api/admin/admin'

/** Below so many answers, chance alone moves a correlation by more than what is called weak here. */
export const ENOUGH_ANSWERS = 200
/** A statement that goes with its letter less than this adds little to the score. */
export const WEAK_CORRELATION = 0.1
/** Above it, answers are noisier than useful (mean squares of 0.7 to 1.3: Wright & Linacre 1994). */
export const NOISY_FIT = 1.3
/** By chance, every second answer picks a statement as most or as least. */
const SELDOM = 0.2
/** By chance, every fourth answer picks it as one of the two. */
const LOPSIDED = 0.6

/** What is wrong with a statement, in words, the worst first. Nothing as long as too few have answered. */
export function findingsOf(item: ItemStats): string[] {
  const { answers, most, least, correlation, fit } = item
  if (answers < ENOUGH_ANSWERS) return []
  return [
    ...correlationFinding(correlation),
    ...(fit !== null && fit > NOISY_FIT
      ? ['Answered with more noise than its letter explains.']
      : []),
    ...((most + least) / answers < SELDOM
      ? ['Rarely picked at all, so it says little about anyone.']
      : []),
    ...(most / answers > LOPSIDED ? ['Most people claim it, whatever their letter.'] : []),
    ...(least / answers > LOPSIDED ? ['Most people reject it, whatever their letter.'] : []),
  ]
}

function correlationFinding(correlation: number | null): string[] {
  if (correlation === null) return ['Everyone answers it the same way.']
  if (correlation < 0) return ['Points the other way: it lowers what its letter should raise.']
  return correlation < WEAK_CORRELATION ? ['Barely goes with its letter.'] : []
}
