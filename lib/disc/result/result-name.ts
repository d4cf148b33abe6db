/**
 * What a result is called, and how sure that is: the one place that every page, mail, file and answer reads, so
 * that no two of them say different things. Nothing here gives an exact score away: a guest may see all of it.
 */

import { STYLE_CONTENT } from '../content/all'
import { QUESTION_COUNT } from '../form/items'
import type { Certainty } from '../model/certainty'
import { type CountedNote, countedNote } from '../model/confidence'
import type { ResponseQuality } from '../model/quality'
import { isStyleCode, type Style, type StyleCode } from '../styles'
import { careNote } from './care-note'
import { type Doubt, doubtOf, soFar } from './doubt'
import { type LeadLine, leadLine } from './lead-line'
import { otherName } from './other-name'

/** In place of a style's headline, where too few answers are the person's own. */
const NO_NAME = 'Not a name yet'

export interface ResultName {
  code: StyleCode
  /** "The Rallying Captain · DI". */
  title: string
  doubt: Doubt
  leadLine: LeadLine | null
  /** What else it may well be, in a sentence. */
  other: string | null
  /** What was noticed about the care of the answers, in a sentence. */
  care: string | null
  /** "26 of 28 answers counted", "28 answers, plus 7"; null when it is the form's 28. */
  counted: CountedNote | null
}

export interface Nameable extends Pick<Style, 'primary' | 'secondary'> {
  code: string
  certainty: Certainty | null
  /** Null as well for readers who may not know how the answers were given. */
  quality: ResponseQuality | null
  /** Answers of the form that entered the scores, and further ones that settle who leads. */
  counted: number
  moreCounted?: number
}

/** Names a result; null when its style code is unknown. */
export function resultName(result: Nameable): ResultName | null {
  const { code, certainty, quality } = result
  if (!isStyleCode(code)) return null
  const grade = doubtOf(certainty, result)
  const counted = countedNote(result.counted, QUESTION_COUNT, result.moreCounted)
  const isFew = certainty !== null && counted?.isLowConfidence === true
  return {
    code,
    title: isFew ? NO_NAME : styleTitle(code),
    doubt: isFew ? soFar(grade) : grade,
    leadLine: leadLine(certainty, grade),
    other: isFew ? null : certainty && otherName(certainty, { ...result, code }),
    care: careNote(quality),
    counted,
  }
}

/** A style's headline: its name and its letters. */
export function styleTitle(code: StyleCode): string {
  return `${STYLE_CONTENT[code].name} · ${code}`
}

/** The style if the second letter leads instead. */
export function otherStyle(code: StyleCode, { first, second }: Doubt): StyleCode {
  return code.length === 2 ? ((second + first) as StyleCode) : second
}
