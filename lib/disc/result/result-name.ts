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
import { type CareNote, careNote } from './care-note'
import { type Doubt, doubtOf } from './doubt'
import { type LeadLine, leadLine } from './lead-line'

export interface ResultName {
  code: StyleCode
  /** "The Rallying Captain · DI". */
  title: string
  doubt: Doubt
  /** Where the lead is open: why this style is read first, and which one is next; else null. */
  readFirst: { why: string; next: string } | null
  leadLine: LeadLine | null
  care: CareNote | null
  /** "26 of 28 answers counted", "28 answers, plus 7"; null when it is the form's 28. */
  counted: CountedNote | null
  /** All that goes with the name in running text: "D and I share the lead. 26 of 28 answers counted." */
  sureness: string
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
  const doubt = doubtOf(certainty, result)
  const care = careNote(quality)
  const counted = countedNote(result.counted, QUESTION_COUNT, result.moreCounted)
  const sentences = [`${doubt.text}.`, care?.text, counted && `${counted.text}.`]
  return {
    code,
    title: styleTitle(code),
    doubt,
    readFirst: readFirst(code, doubt),
    leadLine: leadLine(certainty, doubt),
    care,
    counted,
    sureness: sentences.filter((one) => one).join(' '),
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

function readFirst(code: StyleCode, doubt: Doubt): ResultName['readFirst'] {
  const { kind, first, second } = doubt
  if (kind !== 'leaning' && kind !== 'shared') return null
  const isPair = code.length === 2
  const next = otherStyle(code, doubt)
  // Two letters in the lead and one in the name: only this explains it.
  const why =
    kind === 'shared' && !isPair
      ? `${first} and ${second} are almost even, but your answers fit one letter alone better than the two together. ${first} is the style you read first.`
      : `Your answers lean ${kind === 'shared' ? 'a little ' : ''}toward ${first}, so this is the style you read first.`
  return {
    why,
    next: `If it’s ${second} instead, you’re ${STYLE_CONTENT[next].name}.`,
  }
}
