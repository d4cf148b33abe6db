import { LETTER_NAMES, LETTERS, type Letter, type PerLetter } from './letters'

/** The 16 styles: four single letters and the twelve ordered pairs. */
export const STYLE_CODES = [
  'D',
  'DI',
  'DS',
  'DC',
  'I',
  'ID',
  'IS',
  'IC',
  'S',
  'SD',
  'SI',
  'SC',
  'C',
  'CD',
  'CI',
  'CS',
] as const
export type StyleCode = (typeof STYLE_CODES)[number]

export function isStyleCode(code: string): code is StyleCode {
  return (STYLE_CODES as readonly string[]).includes(code)
}

/** A second letter joins the style when its score is at most this many points below the first … */
export const PAIR_MAX_GAP = 15
/** … and itself at least this high. */
export const PAIR_MIN_SCORE = 50

/** The letters from highest to lowest score. Equal scores keep circle order: D, I, S, C. */
export function rankLetters(scores: PerLetter<number>): readonly [Letter, Letter, Letter, Letter] {
  const ranked = [...LETTERS].sort((a, b) => scores[b] - scores[a])
  return ranked as unknown as readonly [Letter, Letter, Letter, Letter]
}

/** "Influence with Dominance", or for one letter its name. */
export function styleWords(code: StyleCode): string {
  const [first, second] = [...code] as [Letter, Letter?]
  return second ? `${LETTER_NAMES[first]} with ${LETTER_NAMES[second]}` : LETTER_NAMES[first]
}

export interface Style {
  code: StyleCode
  /** The highest letter. */
  primary: Letter
  /** The second-highest letter, also when the style is a single letter. */
  secondary: Letter
}

/** Names the style of four scores (0 to 100 each): a pair when the second letter is close to the first and high enough, else the single letter. New results are named by `styleAmong`. */
export function styleOf(scores: PerLetter<number>): Style {
  const [primary, secondary] = rankLetters(scores)
  const isPair =
    scores[primary] - scores[secondary] <= PAIR_MAX_GAP && scores[secondary] >= PAIR_MIN_SCORE
  const code = (isPair ? primary + secondary : primary) as StyleCode
  return { code, primary, secondary }
}
