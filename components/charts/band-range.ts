import { BAND_FLOORS, type Band } from '@/lib/disc/result/bands'

/** Where a band is drawn on the 0 to 100 scale: from its floor to the floor of the next. */
export const BAND_RANGE: Record<Band, readonly [from: number, to: number]> = {
  LOW: [BAND_FLOORS.LOW, BAND_FLOORS.MED],
  MED: [BAND_FLOORS.MED, BAND_FLOORS.HIGH],
  HIGH: [BAND_FLOORS.HIGH, 100],
}

/** The scores that rings, ticks and grid lines mark: where medium and high begin. */
export const BAND_STARTS = [BAND_FLOORS.MED, BAND_FLOORS.HIGH] as const
