/** What the research export may tell of people (docs/decisions/023). */

/** No file, and no month or form within a file, is of fewer people. */
export const FEWEST_PEOPLE = 50

/** A person's exact times are a signature; how long a question took them, roughly, is what research needs. */
const BANDS = [
  { below: 2_000, says: 'under 2 s' },
  { below: 5_000, says: '2 to 5 s' },
  { below: 15_000, says: '5 to 15 s' },
  { below: 60_000, says: '15 to 60 s' },
] as const

/** The band of a time in milliseconds, from its lower end on; '' where no time is known. */
export function timeBand(ms: number | null | undefined): string {
  if (ms === null || ms === undefined) return ''
  return BANDS.find(({ below }) => ms < below)?.says ?? 'over 60 s'
}
