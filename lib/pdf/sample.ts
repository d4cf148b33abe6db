/** A report for the warm-up, the bench and the tests. */

import { QUESTION_COUNT } from '../disc/form/items'
import { LETTERS, type Letter, perLetter } from '../disc/letters'
import type { Certainty } from '../disc/model/certainty'
import { buildReport, type Report } from '../disc/result/report'
import type { Explanation } from '../disc/result/telling-answers'
import type { StyleCode } from '../disc/styles'

/** How far a score of the sample may be off, in points. */
const REACH = 14

/** Scores that fit a style: its letters high, the others unequal and lower. `chance` is that of its first letter. */
export function sampleReport(code: StyleCode, chance = 0.91): Report {
  const [primary, second] = [...code] as [Letter, Letter?]
  const scores = perLetter((letter) => {
    if (letter === primary) return 86
    return letter === second ? 74 : 24 + 7 * LETTERS.indexOf(letter)
  })
  const secondary = second ?? (primary === 'C' ? 'S' : 'C')
  const certainty: Certainty = {
    intervals: perLetter((letter) => ({
      low: scores[letter] - REACH,
      high: Math.min(100, scores[letter] + REACH),
    })),
    primaryProbability: chance,
    styleProbability: chance / 2,
    primaryChances: perLetter((letter) => {
      if (letter === primary) return chance
      return letter === secondary ? 1 - chance : 0
    }),
    theta: perLetter(() => ({ value: 0, error: 0.4 })),
  }
  const completedAt = new Date('2026-11-20T12:00:00Z')
  return buildReport({
    ...{ code, primary, secondary, scores, certainty, explanation: SAMPLE, completedAt },
    quality: null,
    counted: QUESTION_COUNT,
  })
}

/** As long as answers get. */
const SAMPLE: Explanation = {
  intro: 'D and C share the lead. These answers moved you the most, one way or the other.',
  answers: [...LETTERS, 'D' as const].map((about, index) => ({
    question: 20 + index,
    most: 'I look for a middle way when people argue',
    least: 'I ask exact questions when a task is unclear',
    about,
    toward: about,
    awayFrom: 'S' as const,
    did: 'Toward Conscientiousness, away from Steadiness',
  })),
}
