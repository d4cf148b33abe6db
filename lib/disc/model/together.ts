/** Two or more sittings of one person, scored as one. */
import type { Response } from '../form/responses'
import { type Estimate, estimate } from './estimate'
import type { Answer } from './form'
import type { Model } from './model'
import { answersFrom } from './product-form'
import { MODEL, type Scored, scoredFrom } from './scoring'

/**
 * Errors of one person on the same statements go together: what a statement draws of its own, it draws each time. And
 * people drift a little between two sittings. So what the model says of all answers is this much too sure, in standard
 * errors; chosen by the worst of the worlds of docs/study-together.md.
 */
export const TOGETHER = 1.2

/** Scores all answers of these sittings at once. With one sitting it is too careful by TOGETHER: score that one alone. */
export function scoreTogether(
  sittings: readonly (readonly Response[])[],
  model: Model = MODEL,
): Scored {
  const answers = sittings.flatMap(answersFrom)
  return scoredFrom(estimateTogether(answers, model), answers.length, model)
}

/** Where the letters are by all answers, with the covariance that is honest about their going together. */
export function estimateTogether(
  answers: readonly Answer[],
  { design, prior }: Pick<Model, 'design' | 'prior'>,
): Pick<Estimate, 'theta' | 'covariance'> {
  const { theta, covariance, doubt } = estimate(design, prior, answers)
  // How well a letter is liked is one doubt, however often a person sits.
  const rest = (at: number) => (TOGETHER ** 2 - 1) * (doubt[at] as number)
  return { theta, covariance: covariance.map((value, at) => TOGETHER ** 2 * value - rest(at)) }
}
