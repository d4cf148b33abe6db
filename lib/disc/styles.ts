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

/** Below this chance of being truly the highest, the lead of the first letter is open. */
export const LEADS_FROM = 0.8
/** A second letter is in the name from this printed score on; docs/study-names.md says why this one. */
export const SECOND_FROM = 50

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

/** Names the style of four printed scores: a pair when the second letter is high enough or the lead is open, else the single letter. */
export function styleOf(scores: PerLetter<number>, isOpen = false): Style {
  return namedBy(rankLetters(scores), scores, isOpen)
}

/** The same of letters that are ranked, for equal scores. */
export function namedBy(
  [primary, secondary]: readonly [Letter, Letter, ...Letter[]],
  scores: PerLetter<number>,
  isOpen: boolean,
  from = SECOND_FROM,
): Style {
  const isPair = isOpen || scores[secondary] >= from
  return { code: (isPair ? primary + secondary : primary) as StyleCode, primary, secondary }
}
