/** The share of a standard normal below z. Hart (1968) as given by West (2005, Wilmott): exact to about 1e-15. */
export function normalShare(z: number): number {
  const far = Math.abs(z)
  if (far > 37) return z > 0 ? 1 : 0
  const peak = Math.exp((-far * far) / 2)
  const tail = far < 7.071_067_811_865_475 ? peak * ratio(far) : peak / (RADIX * fraction(far))
  return z > 0 ? 1 - tail : tail
}

const RADIX = Math.sqrt(2 * Math.PI)

function ratio(z: number): number {
  let above = 0.035_262_496_599_891_1 * z + 0.700_383_064_443_688
  above = above * z + 6.373_962_203_531_65
  above = above * z + 33.912_866_078_383
  above = above * z + 112.079_291_497_871
  above = above * z + 221.213_596_169_931
  above = above * z + 220.206_867_912_376
  let below = 0.088_388_347_648_318_4 * z + 1.755_667_163_182_64
  below = below * z + 16.064_177_579_207
  below = below * z + 86.780_732_202_946_1
  below = below * z + 296.564_248_779_674
  below = below * z + 637.333_633_378_831
  below = below * z + 793.826_512_519_948
  below = below * z + 440.413_735_824_752
  return above / below
}

function fraction(z: number): number {
  return z + 1 / (z + 2 / (z + 3 / (z + 4 / (z + 0.65))))
}

/**
 * The score printed for a place: the share of the prior below it, in whole percent, and never no one or everyone. Scorers
 * before `logit-4` printed from 0 to 100.
 */
export function percentOf(place: number, lowest = 1): number {
  return Math.min(100 - lowest, Math.max(lowest, Math.round(100 * normalShare(place))))
}

/** The z below which a share (0 < share < 1) of a standard normal lies, by Newton from a logistic guess. */
export function normalPoint(share: number): number {
  if (share > 0.5) return -normalPoint(1 - share)
  // Halley's steps settle from anywhere in the range of a double; the guess is the logistic's point.
  let z = Math.max(-8, Math.log(share / (1 - share)) / 1.702)
  for (let step = 0; step < 50; step++) {
    const density = Math.exp((-z * z) / 2) / RADIX
    const off = (normalShare(z) - share) / density
    const next = z - off / (1 + (z * off) / 2)
    if (Math.abs(next - z) < 1e-13) return next
    z = next
  }
  return z
}
