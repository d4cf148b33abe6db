/** Two or more sittings of one person as one result: what it is called, and where the letters are. */
import type { PerLetter } from '../letters'
import { certaintyOf } from '../model/certainty'
import type { Scored } from '../model/scoring'
import { type ScoreLine, scoreLines } from './report'
import { type ResultName, resultName } from './result-name'
import { type FreeStyle, freeStyle } from './texts-by-level'

export interface Together {
  named: ResultName
  style: FreeStyle
  scores: PerLetter<number>
  scoreLines: readonly ScoreLine[]
  sittings: number
}

/** Puts a score of so many sittings into words. Throws for a style that does not exist. */
export function togetherOf(scored: Scored, sittings: number): Together {
  const { scores, style: made } = scored
  const certainty = certaintyOf(scored)
  const style = freeStyle(made.code)
  // How the answers were given belongs to each sitting.
  const named = resultName({ ...made, certainty, quality: null, counted: scored.counted })
  if (!style || !named) throw new Error(`There is no style ${made.code}`)
  const text = `${scored.counted} answers over ${sittings} sittings`
  return {
    named: { ...named, counted: { text, isPart: false, isLowConfidence: false } },
    style,
    scores,
    scoreLines: scoreLines(scores, certainty),
    sittings,
  }
}
