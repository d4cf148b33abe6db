/** The strengths and limits of a report, which its reader may call "That's me" or "Not me". */

import type { Point } from '../content/types'
import type { StyleCode } from '../styles'

/** By the id of the sentence: true for "That's me", false for "Not me". */
export type PointMarks = Readonly<Record<string, boolean>>

export interface MarkablePoint extends Point {
  id: string
  /** Null while the reader has not said. */
  fits: boolean | null
}

export const POINT_PARTS = ['strength', 'limit'] as const
export type PointPart = (typeof POINT_PARTS)[number]

/** A name for one sentence of a style, made of its words: one that is rewritten is another sentence, and starts anew. */
export function pointId(code: StyleCode, { title, text }: Point): string {
  let [one, other] = [0x811c9dc5, 5381]
  for (const character of `${code} ${title} ${text}`) {
    const unit = character.codePointAt(0) ?? 0
    one = Math.imul(one ^ unit, 0x01000193)
    other = Math.imul(other, 33) + unit
  }
  return [one, other].map((part) => (part >>> 0).toString(36).padStart(7, '0')).join('')
}

/** The sentences of a style with what the reader said of them. */
export function markable(
  code: StyleCode,
  points: readonly Point[],
  marks: PointMarks = {},
): MarkablePoint[] {
  return points.map((point) => {
    const id = pointId(code, point)
    return { ...point, id, fits: marks[id] ?? null }
  })
}

/** The marks alone. */
export function marksOf(points: readonly MarkablePoint[]): PointMarks {
  return Object.fromEntries(points.flatMap(({ id, fits }) => (fits === null ? [] : [[id, fits]])))
}

/** What the PDF prints: all but what the reader struck. */
export function keptPoints(points: readonly MarkablePoint[]): MarkablePoint[] {
  return points.filter(({ fits }) => fits !== false)
}
