/** What people give a team, by the letters that each of it is made of: the one table for every view that speaks of it. */
import type { Letter } from '../letters'

/** Each is one half of the circle. */
export const QUALITIES = {
  pace: ['D', 'I'],
  calm: ['S', 'C'],
  care: ['I', 'S'],
  precision: ['D', 'C'],
} as const satisfies Record<string, readonly Letter[]>

export type Quality = keyof typeof QUALITIES
