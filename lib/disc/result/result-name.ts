/**
 * What a result is called, and how sure that is: the one place that every page, mail, file and answer reads, so
 * that no two of them say different things. Nothing here gives an exact score away: a guest may see all of it.
 */

import { STYLE_CONTENT } from '../content/all'
import { QUESTION_COUNT } from '../form/items'
import type { PerLetter } from '../letters'
import type { Certainty } from '../model/certainty'
import { type CountedNote, countedNote, hasName } from '../model/confidence'
import type { ResponseQuality } from '../model/quality'
import { isStyleCode, type Style, type StyleCode } from '../styles'
import { careNote } from './care-note'
import { type Doubt, doubtOf, NO_NAME, soFar } from './doubt'
import { type LeadLine, leadLine } from './lead-line'
import { otherName } from './other-name'

/** The name alone: what others may read of a result that is shown to them. */
export interface ShortName {
  /** Null where too few answers are the person's own. */
  code: StyleCode | null
  /** "The Rallying Captain · DI". */
  title: string
  doubt: Doubt
}

/** A result as far as it is shown to others: of one sitting, or of several as one. */
export interface Shown {
  named: ShortName
  /** 0 to 100 each. */
  scores: PerLetter<number>
  /** Null where plain counting scored it. */
  certainty: Certainty | null
}

export interface ResultName extends ShortName {
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
export function shortName({ code, ...result }: Omit<Nameable, 'quality'>): ShortName | null {
  if (!isStyleCode(code)) return null
  const doubt = doubtOf(result.certainty, result)
  return hasName(result)
    ? { code, title: styleTitle(code), doubt }
    : { code: null, title: styleTitle(null), doubt: soFar(doubt) }
}

/** The same, with all that is said of it to its owner. */
export function resultName(result: Nameable): ResultName | null {
  const { certainty, quality } = result
  const short = shortName(result)
  if (!short) return null
  const { code } = short
  return {
    ...short,
    leadLine: leadLine(certainty, doubtOf(certainty, result)),
    other: code && certainty && otherName(certainty, { ...result, code }),
    care: careNote(quality),
    counted: countedNote(result.counted, QUESTION_COUNT, result.moreCounted),
  }
}

/** What a style is called; without one, that there is no name yet. */
export const styleName = (code: StyleCode | null): string =>
  code ? STYLE_CONTENT[code].name : NO_NAME

/** A style's headline: its name and its letters; without a style, that there is no name yet. */
export function styleTitle(code: StyleCode | null): string {
  return code ? `${STYLE_CONTENT[code].name} · ${code}` : NO_NAME
}
