/** Whether the person asked for less movement: then the last frame is all there is. */
export function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
