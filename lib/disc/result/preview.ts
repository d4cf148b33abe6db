import { type Letter, type PerLetter, perLetter } from '../letters'
import { type Band, bandOf } from './bands'
import { type FreeStyle, type FreeTrait, freeStyle, freeTraits } from './premium'

/** What a guest may see of a result before paying. It carries no exact score and no premium text. */
export interface ResultPreview {
  resultId: string
  unlocked: boolean
  isSample: boolean
  completedAt: Date
  style: FreeStyle
  primary: Letter
  secondary: Letter
  bands: PerLetter<Band>
  traits: readonly FreeTrait[]
}

export interface PreviewInput
  extends Pick<
    ResultPreview,
    'resultId' | 'unlocked' | 'isSample' | 'completedAt' | 'primary' | 'secondary'
  > {
  code: string
  /** Exact, 0 to 100; only the bands leave this function. */
  scores: PerLetter<number>
}

/** Builds the preview of a result; null when its style code is unknown. */
export function buildPreview({ code, scores, ...rest }: PreviewInput): ResultPreview | null {
  const style = freeStyle(code)
  if (!style) return null
  return {
    ...rest,
    style,
    bands: perLetter((letter) => bandOf(scores[letter])),
    traits: freeTraits(rest),
  }
}
