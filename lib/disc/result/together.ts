/** Two results of one person as one: what it is called, and where the letters are. */
import type { PerLetter } from '../letters'
import { certaintyOf } from '../model/certainty'
import type { Scored } from '../model/scoring'
import { type ScoreLine, scoreLines } from './report'
import { type ResultName, resultName } from './result-name'

export interface Together {
  named: ResultName
  scores: PerLetter<number>
  lines: readonly ScoreLine[]
  /** Answers of both sittings that counted. */
  counted: number
}

/** Puts a score of two sittings into words. Throws for a style that does not exist. */
export function togetherOf(scored: Scored): Together {
  const { scores, counted, style } = scored
  // How the answers were given belongs to each sitting.
  const named = resultName({ ...style, certainty: certaintyOf(scored), quality: null, counted })
  if (!named) throw new Error(`There is no style ${style.code}`)
  return { named, scores, lines: scoreLines(scores, scored), counted }
}
