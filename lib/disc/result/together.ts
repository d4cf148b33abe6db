/** Two or more sittings of one person as one result: what it is called, and where the letters are. */
import { certaintyOf } from '../model/certainty'
import type { Scored } from '../model/scoring'
import { LEADS_FROM, type Style, type StyleCode } from '../styles'
import { doLabelsDiffer, type LabelResult } from './labels'
import { isEnough } from './over-time'
import { type ScoreLine, scoreLines } from './report'
import { type ResultName, resultName, type Shown } from './result-name'
import { type FreeStyle, type FreeTrait, freeStyle, freeTraits } from './texts-by-level'

export interface Together extends Shown {
  named: ResultName
  style: FreeStyle
  scoreLines: readonly ScoreLine[]
  traits: readonly FreeTrait[]
  sittings: number
}

/** What all sittings of a person say. */
export interface Standing {
  /** All as one; null where fewer than two can be read so, and where two labels differ: nothing averages these. */
  together: Together | null
  /** The two labels used last; null where there are not two. */
  twoLabels: readonly [LabelResult, LabelResult] | null
}

/** One sitting, as far as it is read with others of its person. */
export interface SittingResult extends Shown, Omit<LabelResult, 'label' | 'sittings'> {
  resultId: string
  label: string | null
}

/** One of what stands for a person, with the label and the number of its sittings, or the id of a single one. */
export type Standee = Shown &
  Partial<Pick<LabelResult, 'label' | 'sittings'>> & { resultId?: string }

/**
 * What stands for a person: all sittings as one, two labels that differ, of which the one used last comes first, or the newest
 * sitting alone; nothing before the first.
 */
export function standsFor(
  { together, twoLabels }: Standing,
  newestFirst: readonly SittingResult[],
): readonly Standee[] {
  if (together) return [together]
  if (twoLabels && doLabelsDiffer(twoLabels)) return twoLabels
  return newestFirst
    .filter(isEnough)
    .slice(0, 1)
    .map(({ resultId, named, scores, certainty }) => ({ resultId, named, scores, certainty }))
}

/** Puts a score of some sittings into words; of each, what it is called, the newest first. Throws for a style that does not exist. */
export function togetherOf(scored: Scored, newestFirst: readonly (string | null)[]): Together {
  const { scores, counted } = scored
  const certainty = certaintyOf(scored)
  const made = inKeptOrder(scored, newestFirst.toReversed())
  const style = freeStyle(made.code)
  // How the answers were given belongs to each sitting.
  const named = resultName({ ...made, certainty, quality: null, counted })
  if (!style || !named) throw new Error(`There is no style ${made.code}`)
  const sittings = newestFirst.length
  const text = `${counted} answers over ${sittings} sittings`
  return {
    named: { ...named, counted: { text, isPart: false, isLowConfidence: false } },
    style,
    scores,
    certainty,
    scoreLines: scoreLines(scores, certainty),
    traits: freeTraits(made),
    sittings,
  }
}

/** While the lead is open, two letters stay in the order of the first sitting that was called by both: a tie turns no name around. */
function inKeptOrder(
  { style, primaryProbability }: Scored,
  oldestFirst: readonly (string | null)[],
): Style {
  const { code, primary, secondary } = style
  const turned = secondary + primary
  const first = oldestFirst.find((one) => one === code || one === turned)
  if (primaryProbability >= LEADS_FROM || first !== turned) return style
  return { code: turned as StyleCode, primary: secondary, secondary: primary }
}
