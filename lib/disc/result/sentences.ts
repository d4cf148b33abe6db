/** Every sentence that a reader can mark, with its words: for the server alone. */

import { STYLE_CONTENT } from '../content/all'
import type { Point } from '../content/types'
import type { StyleCode } from '../styles'
import { type SentencePart, sentenceId } from './sentence-feedback'

export interface Sentence extends Point {
  id: string
  code: StyleCode
  part: SentencePart
}

/** Every sentence of a style that can be marked. */
export function sentencesOf(code: StyleCode): Sentence[] {
  const { strengths, limitations } = STYLE_CONTENT[code].detail
  const of = (part: SentencePart, points: readonly Point[]) =>
    points.map((point) => ({ ...point, id: sentenceId(code, point), code, part }))
  return [...of('strength', strengths), ...of('limit', limitations)]
}
