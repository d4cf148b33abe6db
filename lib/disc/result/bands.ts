import type { Interval } from '../model/certainty'

/** How a score is shown: 70 and above is HIGH, 40 to 69 MED, below 40 LOW. */
export type Band = 'HIGH' | 'MED' | 'LOW'

export const BAND_FLOORS = { HIGH: 70, MED: 40, LOW: 0 } as const satisfies Record<Band, number>

export interface BandInfo {
  band: Band
  /** Printed under the band. */
  description: 'Dominant trait' | 'Moderate trait' | 'Minimal trait'
  /** As the API writes it. */
  range: '70-100' | '40-69' | '0-39'
  /** The band's middle, 0 to 100: good for drawing, silent about the score. */
  middle: number
}

export const BANDS: Record<Band, BandInfo> = {
  HIGH: { band: 'HIGH', description: 'Dominant trait', range: '70-100', middle: 85 },
  MED: { band: 'MED', description: 'Moderate trait', range: '40-69', middle: 55 },
  LOW: { band: 'LOW', description: 'Minimal trait', range: '0-39', middle: 20 },
}

/** Lowest first. */
export const BAND_ORDER = ['LOW', 'MED', 'HIGH'] as const satisfies readonly Band[]

/** The band of a score from 0 to 100. */
export function bandOf(score: number): Band {
  if (score >= BAND_FLOORS.HIGH) return 'HIGH'
  if (score >= BAND_FLOORS.MED) return 'MED'
  return 'LOW'
}

/** A score as a band, and what it may be instead. */
export interface BandReading {
  band: Band
  /** The other bands that its range reaches into, lowest first. */
  mayBe: readonly Band[]
  /** "HIGH", "HIGH, may be MED", "Around MED, not sure yet": wherever a band stands alone. */
  text: string
  /** Under the band: "May be MED" or "Not sure yet" where that is so, else "Dominant trait". */
  note: string
}

/** Reads a score with its range; without a range it has one band. */
export function readBand(score: number, range: Interval | null): BandReading {
  const band = bandOf(score)
  const reached = range ? bandsBetween(range) : [band]
  const mayBe = reached.filter((other) => other !== band)
  const [other, third] = mayBe
  // A range over all three rules nothing out, so naming the other two would say nothing.
  if (third) return { band, mayBe, text: `Around ${band}, not sure yet`, note: 'Not sure yet' }
  if (other) return { band, mayBe, text: `${band}, may be ${other}`, note: `May be ${other}` }
  return { band, mayBe, text: band, note: BANDS[band].description }
}

function bandsBetween({ low, high }: Interval): Band[] {
  return BAND_ORDER.slice(BAND_ORDER.indexOf(bandOf(low)), BAND_ORDER.indexOf(bandOf(high)) + 1)
}
