import { LETTER_NAMES, LETTERS, type PerLetter } from '@/lib/disc/letters'
import type { Band } from '@/lib/disc/result/bands'
import { rankLetters } from '@/lib/disc/styles'

/** What a screen reader says for a rose or radar, strongest letter first. */
export function patternLabel(scores: PerLetter<number>): string {
  const parts = rankLetters(scores).map((letter) => `${LETTER_NAMES[letter]} ${scores[letter]}`)
  return `Your pattern: ${parts.join(', ')}, each out of 100`
}

const SPOKEN_BANDS: Record<Band, string> = { HIGH: 'high', MED: 'medium', LOW: 'low' }

/** The bands in words, highest first, circle order within a band: "Influence high; Steadiness low". */
export function bandsLabel(bands: PerLetter<Band>): string {
  const highestFirst = (['HIGH', 'MED', 'LOW'] as const).flatMap((band) =>
    LETTERS.filter((letter) => bands[letter] === band),
  )
  return highestFirst
    .map((letter) => `${LETTER_NAMES[letter]} ${SPOKEN_BANDS[bands[letter]]}`)
    .join('; ')
}
