import type { PerLetter } from '../disc/letters'

/** Eight people of a team, all around the circle: for the tests of the team page, and for what the states show. */
export const SAMPLE_SCORES: readonly PerLetter<number>[] = [
  { D: 82, I: 58, S: 22, C: 40 },
  { D: 56, I: 84, S: 38, C: 24 },
  { D: 30, I: 78, S: 64, C: 28 },
  { D: 20, I: 36, S: 86, C: 60 },
  { D: 26, I: 60, S: 80, C: 34 },
  { D: 18, I: 54, S: 74, C: 48 },
  { D: 38, I: 22, S: 58, C: 88 },
  { D: 62, I: 20, S: 30, C: 84 },
]
