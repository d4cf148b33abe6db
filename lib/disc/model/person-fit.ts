/** Do a person's answers carry a pattern at all? Person fit (`model/fit.ts`) on the product's own forms. */
import { QUESTION_COUNT, TETRADS } from '../form/items'
import type { Response } from '../form/responses'
import { withAppeals } from './appeals'
import { type Pattern, patternReader } from './fit'
import type { Design } from './form'
import { answersFrom } from './product-form'
import { MODEL } from './scoring'

interface Care {
  /** Person fit in standard deviations. */
  fit: number
  /** Less of a pattern than the limits of the model in force allow. */
  isLow: boolean
}

/**
 * Null where fewer than half of the questions count, which shows no pattern either way. `places` are the person's on the
 * letters, where they are known.
 */
export type PersonFit = (responses: readonly Response[], places?: ArrayLike<number>) => Care | null

/** One way to answer a question, and how many gave that answer. */
export interface PickCount extends Pick<Response, 'question' | 'most' | 'least'> {
  people: number
}

/**
 * Fit that knows from earlier sittings how much each statement draws its readers. Blind answers ignore
 * that, too, so it notices far more of them (docs/decisions/024). Scores stay as they are. Between two questions
 * it waits for `pause`, so that a server can answer calls in between.
 */
export async function personFitFrom(
  counts: readonly PickCount[],
  pause: () => Promise<unknown> = async () => {},
): Promise<PersonFit> {
  let design = MODEL.design
  for (const { items } of TETRADS) {
    const answers = counts
      .filter((count) => items.some(({ id }) => id === count.most))
      .flatMap((count) =>
        answersFrom([count]).map((answer) => ({ ...answer, people: count.people })),
      )
    if (answers.length === 0) continue
    design = withAppeals(design, MODEL.prior, answers)
    await pause()
  }
  return fitBy(design)
}

function fitBy(design: Design): PersonFit {
  const read = patternReader(design, MODEL.prior)
  return (responses, places) => {
    const answers = answersFrom(responses)
    const pattern = answers.length < QUESTION_COUNT / 2 ? null : read(answers, places)
    return pattern && { fit: pattern.fit, isLow: isBelow(pattern, MODEL.limits) }
  }
}

/** Whether a sitting has too little of either. */
export function isBelow({ fit, gain }: Pattern, limits: Pattern): boolean {
  return fit < limits.fit || gain < limits.gain
}

let fitAtFirst: PersonFit | undefined

/** Before the first sitting: every statement draws alike. Computed at the first call, not when the module loads. */
export const FIT_AT_FIRST: PersonFit = (responses, places) => {
  fitAtFirst ??= fitBy(MODEL.design)
  return fitAtFirst(responses, places)
}
