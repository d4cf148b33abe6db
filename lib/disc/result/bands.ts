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
