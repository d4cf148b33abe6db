/** The strengths and limits of a report, which its reader may call "That's me" or "Not me". */

import type { Point } from '../content/types'
import type { StyleCode } from '../styles'

/** By the id of the sentence: true for "That's me", false for "Not me". */
export type SentenceFeedback = Readonly<Record<string, boolean>>

export interface SentenceWithFeedback extends Point {
  id: string
  /** Null while the reader has not said. */
  fits: boolean | null
}

export const SENTENCE_PARTS = ['strength', 'limit'] as const
export type SentencePart = (typeof SENTENCE_PARTS)[number]

/** A name for one sentence of a style, made of its words: one that is rewritten is another sentence, and starts anew. */
export function sentenceId(code: StyleCode, { title, text }: Point): string {
  let [one, other] = [0x811c9dc5, 5381]
  for (const character of `${code} ${title} ${text}`) {
    const unit = character.codePointAt(0) ?? 0
    one = Math.imul(one ^ unit, 0x01000193)
    other = Math.imul(other, 33) + unit
  }
  return [one, other].map((part) => (part >>> 0).toString(36).padStart(7, '0')).join('')
}

/** The sentences of a style with what the reader said of them. */
export function withFeedback(
  code: StyleCode,
  points: readonly Point[],
  feedback: SentenceFeedback = {},
): SentenceWithFeedback[] {
  return points.map((point) => {
    const id = sentenceId(code, point)
    return { ...point, id, fits: feedback[id] ?? null }
  })
}

/** The feedback alone. */
export function feedbackOf(points: readonly SentenceWithFeedback[]): SentenceFeedback {
  return Object.fromEntries(points.flatMap(({ id, fits }) => (fits === null ? [] : [[id, fits]])))
}

/** What the PDF prints: all but what the reader struck. */
export function keptSentences(points: readonly SentenceWithFeedback[]): SentenceWithFeedback[] {
  return points.filter(({ fits }) => fits !== false)
}
