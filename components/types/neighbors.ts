import { LETTER_NAMES, LETTERS, type Letter, type PerLetter } from '@/lib/disc/letters'
import type { StyleCode } from '@/lib/disc/styles'

export interface Neighbor {
  code: StyleCode
  /** How this style differs from it, in one or two sentences. */
  difference: string
}

/** What a letter brings along, ready for "the … of Dominance". */
const BRINGS: PerLetter<string> = {
  D: 'push',
  I: 'warmth',
  S: 'patience',
  C: 'precision',
}

/** What a letter puts first. */
const PUTS_FIRST: PerLetter<string> = {
  D: 'the result',
  I: 'the conversation',
  S: 'a steady course',
  C: 'the evidence',
}

/**
 * The three styles one step away. From a single letter: its pairs. From a pair: the same two letters in the
 * other order, and each of them alone.
 */
export function neighborsOf(code: StyleCode): readonly Neighbor[] {
  const [first, second] = [...code] as [Letter, Letter?]
  return second ? besidePair(first, second) : besideSingle(first)
}

function besideSingle(letter: Letter): Neighbor[] {
  return LETTERS.filter((other) => other !== letter).map((other) => ({
    code: `${letter}${other}` as StyleCode,
    difference: `${LETTER_NAMES[letter]} leads there too, with the ${of(other)} close behind.`,
  }))
}

function besidePair(first: Letter, second: Letter): Neighbor[] {
  return [
    {
      code: `${second}${first}` as StyleCode,
      difference: `The same two letters in the other order. Here ${PUTS_FIRST[first]} comes before ${PUTS_FIRST[second]}; there it is the other way around.`,
    },
    {
      code: first,
      difference: `${LETTER_NAMES[first]} on its own, without the ${of(second)}.`,
    },
    {
      code: second,
      difference: `${LETTER_NAMES[second]} on its own. Here it comes second, behind the ${of(first)}.`,
    },
  ]
}

const of = (letter: Letter) => `${BRINGS[letter]} of ${LETTER_NAMES[letter]}`
