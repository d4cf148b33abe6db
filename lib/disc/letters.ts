/** The four DISC letters in circle order: D top left, then clockwise. Every list, chart and table keeps this order. */
export const LETTERS = ['D', 'I', 'S', 'C'] as const
export type Letter = (typeof LETTERS)[number]

export const LETTER_NAMES: Record<Letter, string> = {
  D: 'Dominance',
  I: 'Influence',
  S: 'Steadiness',
  C: 'Conscientiousness',
}

/** One number per letter: 0 to 100 for scores, anything for intermediate sums. */
export type PerLetter<T> = Record<Letter, T>

/** Builds a record with one value per letter. */
export function perLetter<T>(value: (letter: Letter) => T): PerLetter<T> {
  return { D: value('D'), I: value('I'), S: value('S'), C: value('C') }
}

/** The ten pairs: two letters in circle order, or one twice. */
export const LETTER_PAIRS = ['DD', 'DI', 'DS', 'DC', 'II', 'IS', 'IC', 'SS', 'SC', 'CC'] as const
export type LetterPair = (typeof LETTER_PAIRS)[number]

/** The letters of a pair, in circle order. */
export function lettersOf(pair: LetterPair): readonly [Letter, Letter] {
  return [...pair] as [Letter, Letter]
}

/** The pair of two letters, in whichever order they come. */
export function pairOf(one: Letter, other: Letter): LetterPair {
  const ordered = LETTERS.indexOf(one) <= LETTERS.indexOf(other) ? one + other : other + one
  return ordered as LetterPair
}
