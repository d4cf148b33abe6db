/** One small thing to do, for the weeks after a person agreed to do something in their team. */
import { STYLE_CONTENT } from '../content/all'
import { LETTER_CONTENT } from '../content/letters'
import { PAIR_TEXTS } from '../content/pair'
import type { Letter } from '../letters'
import type { StyleCode } from '../styles'

interface Doer {
  /** Null where too few answers give no name. */
  code: StyleCode | null
  primary: Letter
  /** Whether the person may read the complete report. */
  isUnlocked: boolean
  /** In a team of two, the letter that leads the other, where they show it. */
  other: Letter | null
}

/**
 * The things for the weeks in order: first those that speak of what the person agreed to. For two, the first is about the
 * other.
 */
export function smallThings(
  agreement: string,
  { code, primary, isUnlocked, other }: Doer,
): string[] {
  const tips =
    code && isUnlocked
      ? STYLE_CONTENT[code].detail.developmentTips
      : LETTER_CONTENT[primary].communicationTips
  const agreed = stemsOf(agreement)
  const shared = (tip: string) => [...stemsOf(tip)].filter((stem) => agreed.has(stem)).length
  const sorted = tips.toSorted((one, two) => shared(two) - shared(one))
  return other ? [PAIR_TEXTS[primary][other].try, ...sorted] : sorted
}

/** Words of five letters and more by their beginnings, so that "decide" and "decision" are one. */
function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{5,}/gu) ?? []
  return new Set(words.map((word) => word.slice(0, 5)))
}
