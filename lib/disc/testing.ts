/** Makers of random but valid answers, for the property tests. */
import fc from 'fast-check'
import { FORM } from './items'
import type { Response } from './responses'

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
