/**
 * Standard errors are this much wider than the model says, because people and statements are never quite as it takes
 * them to be. Where the doubt of a liked letter (`estimate.ts`) stays, it is wide enough. Chosen by the study's worst
 * worlds.
 */
export const WIDENING = { first: 1, learned: 1.1 } as const
