import { LETTER_NAMES, type Letter } from '@/lib/disc/letters'
import type { StyleCode } from '@/lib/disc/styles'

/** "Influence with Dominance", or for one letter its name. */
export function styleWords(code: StyleCode): string {
  const [first, second] = [...code] as [Letter, Letter?]
  return second ? `${LETTER_NAMES[first]} with ${LETTER_NAMES[second]}` : LETTER_NAMES[first]
}
