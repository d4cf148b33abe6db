/** How much wider than a model says its errors are. Apart from the scorers: the browser compares results, and holds no statement. */

/**
 * Standard errors are this much wider than the model says, because people and statements are never quite as it takes
 * them to be. Before any learning the doubt of a liked letter (`estimate.ts`) is wide enough. Chosen by the study's worst
 * worlds.
 */
export const WIDENING = { first: 1, learned: 1.1 } as const

/** What widened the errors of a result, by what made it (`keyOf`): `logit-4` before it has learned, and all others. */
export function wideningOf(madeBy: string): number {
  return madeBy === 'logit-4/none' ? WIDENING.first : WIDENING.learned
}
