/**
 * What each level may see of the texts (docs/decisions/020). Whatever builds an answer for a level takes the
 * texts from here, so that nothing of a higher level can slip into a lower one.
 */

import { STYLE_CONTENT } from '../content/all'
import { LETTER_CONTENT } from '../content/letters'
import type { LetterContent, StylePreview } from '../content/types'
import type { Letter } from '../letters'
import { isStyleCode, type Style, type StyleCode } from '../styles'

/** A guest without payment sees the first two traits of the primary letter and one of the secondary. */
const FREE_PRIMARY_TRAITS = 2
const FREE_SECONDARY_TRAITS = 1
/** The detailed results show the secondary letter up to these. */
const SECONDARY_CAPS = { traits: 4, strengths: 2, challenges: 2 } as const

export interface FreeStyle extends StylePreview {
  code: StyleCode
  name: string
  nickname: string
}

/** The part of a style that anyone with a result may read; null for an unknown code. */
export function freeStyle(code: string): FreeStyle | null {
  if (!isStyleCode(code)) return null
  const { name, nickname, preview } = STYLE_CONTENT[code]
  return { code, name, nickname, ...preview }
}

export interface FreeTrait {
  letter: Letter
  text: string
}

/** The three traits that the preview shows in clear. */
export function freeTraits({
  primary,
  secondary,
}: Pick<Style, 'primary' | 'secondary'>): FreeTrait[] {
  const take = (letter: Letter, count: number) =>
    LETTER_CONTENT[letter].traits.slice(0, count).map((text) => ({ letter, text }))
  return [...take(primary, FREE_PRIMARY_TRAITS), ...take(secondary, FREE_SECONDARY_TRAITS)]
}

/** The letter texts of the account level: the primary letter in full, the secondary up to its caps. */
export function letterTexts({ primary, secondary }: Pick<Style, 'primary' | 'secondary'>): {
  primary: LetterContent
  secondary: Pick<
    LetterContent,
    'letter' | 'title' | 'subtitle' | 'traits' | 'strengths' | 'challenges'
  >
} {
  const second = LETTER_CONTENT[secondary]
  return {
    primary: LETTER_CONTENT[primary],
    secondary: {
      letter: second.letter,
      title: second.title,
      subtitle: second.subtitle,
      traits: second.traits.slice(0, SECONDARY_CAPS.traits),
      strengths: second.strengths.slice(0, SECONDARY_CAPS.strengths),
      challenges: second.challenges.slice(0, SECONDARY_CAPS.challenges),
    },
  }
}
