import { STYLE_SHARES } from '@/lib/copy/study/results'
import type { Letter } from '@/lib/disc/letters'
import { STYLE_CODES } from '@/lib/disc/styles'

/** How many of 100 simulated people get a style that the letter leads. */
export function leadsOfHundred(letter: Letter): number {
  const led = STYLE_CODES.filter((code) => code.startsWith(letter))
  return Math.round(100 * led.reduce((sum, code) => sum + STYLE_SHARES[code], 0))
}
