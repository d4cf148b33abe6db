import { QUESTION_COUNT } from '../form/items'
import { type Letter, type PerLetter, perLetter } from '../letters'
import { isOpen, settlable } from '../model/settling'
import { type Band, bandOf } from './bands'
import { type Nameable, type ResultName, resultName } from './result-name'
import { type FreeStyle, type FreeTrait, freeStyle, freeTraits } from './texts-by-level'

/** What a guest may see of a result before paying. It carries no exact score and no premium text. */
export interface ResultPreview {
  resultId: string
  unlocked: boolean
  isSample: boolean
  completedAt: Date
  style: FreeStyle
  /** What it is called, and how sure that is. */
  named: ResultName
  primary: Letter
  secondary: Letter
  bands: PerLetter<Band>
  traits: readonly FreeTrait[]
  /** Further questions may settle who leads: so many were answered. Null where none are asked. */
  settling: { more: number } | null
  /** So many of the form’s questions are still to be answered for the style to have a name; 0 where it has one. */
  missing: number
}

export interface PreviewInput
  extends Pick<
      ResultPreview,
      'resultId' | 'unlocked' | 'isSample' | 'completedAt' | 'primary' | 'secondary'
    >,
    Nameable {
  /** Exact, 0 to 100; only the bands leave this function. */
  scores: PerLetter<number>
  /** Scorer and calibration (lib/disc/model/scorers.ts). */
  madeBy: string
  /** The owner's alone, so no preview has it. */
  label?: string | null
}

/** Whether further questions may settle who leads. Not for the sample, which has no owner, nor for plain counting, which does not say how open a lead is. */
export function settlingOf({
  isSample,
  certainty,
  moreCounted: more = 0,
}: Pick<PreviewInput, 'isSample' | 'certainty' | 'moreCounted'>): ResultPreview['settling'] {
  if (isSample || !certainty || !isOpen(settlable(certainty), more)) return null
  return { more }
}

/** Builds the preview of a result; null when its style code is unknown. */
export function buildPreview(input: PreviewInput): ResultPreview | null {
  const { code, scores, resultId, unlocked, isSample, completedAt } = input
  const { primary, secondary } = input
  const style = freeStyle(code)
  const named = resultName(input)
  if (!style || !named) return null
  const isFew = named.doubt.kind === 'few'
  return {
    resultId,
    unlocked,
    isSample,
    completedAt,
    style,
    named,
    primary,
    secondary,
    bands: perLetter((letter) => bandOf(scores[letter])),
    traits: freeTraits(input),
    settling: isFew ? null : settlingOf(input),
    missing: isFew && !isSample ? QUESTION_COUNT - input.counted : 0,
  }
}
