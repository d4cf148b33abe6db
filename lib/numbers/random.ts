/** Reproducible random numbers: the same seed draws the same people on every machine. */
export interface Random {
  /** 0 ≤ x < 1. */
  share(): number
  /** From a standard normal. */
  normal(): number
  /** A whole number, 0 ≤ x < below. */
  whole(below: number): number
}

/** Mulberry32 for the shares (Ettinger 2017), Box and Muller (1958) for the normals. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  let kept: number | null = null
  const normal = () => {
    if (kept !== null) {
      const value = kept
      kept = null
      return value
    }
    const radius = Math.sqrt(-2 * Math.log(1 - share()))
    const angle = 2 * Math.PI * share()
    kept = radius * Math.sin(angle)
    return radius * Math.cos(angle)
  }
  return { share, normal, whole: (below) => Math.floor(share() * below) }
}
