/** How much wider than a model says its errors are. Apart from the scorers: the browser compares results, and holds no statement. */

/**
 * Standard errors are this much wider than the model says, because people and statements are never quite as it takes
 * them to be. Before any learning the doubt of a liked letter (`estimate.ts`) is wide enough. Chosen by the study's worst
 * worlds.
 */
export const WIDENING = { first: 1, learned: 1.1 } as const

/** What widened the errors of a result, by what made it (`keyOf`): before it had learned by `logit-4` and those after, and all others. */
export function wideningOf(madeBy: string): number {
  return /^logit-[45]\/none$/.test(madeBy) ? WIDENING.first : WIDENING.learned
}
