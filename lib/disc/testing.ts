/** Makers of random but valid answers, for the property tests. */
import fc from 'fast-check'
import { FORM } from './form/items'
import type { Response } from './form/responses'
import { LETTERS, type Letter, type PerLetter, perLetter } from './letters'
import { sampleRange, sampleTheta } from './result/sample-range'
import { styleOf } from './styles'
import type { MeasuredProfile } from './team/profile'

/** One complete form, answered at random, its questions in random order. */
export const anyResponses: fc.Arbitrary<Response[]> = fc
  .tuple(
    ...FORM.map(({ question, items }) =>
      fc
        .shuffledSubarray(
          items.map((item) => item.id),
          { minLength: 2, maxLength: 2 },
        )
        .map(([most, least]): Response => ({ question, most: most ?? '', least: least ?? '' })),
    ),
  )
  .chain((responses) => fc.shuffledSubarray(responses, { minLength: 28, maxLength: 28 }))

/** A person of a team with any four scores, styled as the product would. */
export const anyProfile: fc.Arbitrary<MeasuredProfile> = fc
  .record({ D: anyScore(), I: anyScore(), S: anyScore(), C: anyScore() })
  .map(withRanges)

function anyScore() {
  return fc.integer({ min: 0, max: 100 })
}

function withRanges(scores: PerLetter<number>): MeasuredProfile {
  const ranges = perLetter((letter) => sampleRange(scores[letter]))
  return { scores, ranges, certainty: { theta: sampleTheta(scores) }, ...styleOf(scores) }
}

/** A person who leads with a letter: 85 there, 25 to 35 elsewhere; `also` raises other letters. */
export function profileOf(letter: Letter, also: Partial<PerLetter<number>> = {}): MeasuredProfile {
  const scores = perLetter((one) => (one === letter ? 85 : 25 + 3 * LETTERS.indexOf(one)))
  const all = { ...scores, ...also }
  return withRanges(all)
}
