/** A report for the warm-up, the bench and the tests. */

import { QUESTION_COUNT } from '../disc/form/items'
import { LETTERS, type Letter, perLetter } from '../disc/letters'
import type { Certainty } from '../disc/model/certainty'
import { normalPoint } from '../disc/model/normal'
import { doubtOf, isOpenLead } from '../disc/result/doubt'
import { buildReport, type Report } from '../disc/result/report'
import { type Explanation, TOLD_ANSWERS, TOLD_EACH_WAY } from '../disc/result/telling-answers'
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
    theta: perLetter((letter) => ({ value: normalPoint(scores[letter] / 100), error: 0.4 })),
  }
  const completedAt = new Date('2026-11-20T12:00:00Z')
  const isOpen = isOpenLead(doubtOf(certainty, { primary, secondary }))
  const explanation = explanationOf(primary, secondary, isOpen)
  return buildReport({
    code,
    primary,
    secondary,
    scores,
    certainty,
    explanation,
    completedAt,
    quality: null,
    counted: QUESTION_COUNT,
  })
}

/** As long as answers get: three for each of two letters where the lead is open, else five. */
function explanationOf(first: Letter, second: Letter, isOpen: boolean): Explanation {
  const answers = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      question: 20 + at,
      picks: [
        { as: 'most' as const, text: 'I look for a middle way when people argue' },
        { as: 'least' as const, text: 'I look for information about an unclear task' },
      ],
      isFor: true,
    }))
  return isOpen
    ? {
        title: 'What pulled you each way',
        pulls: [first, second].map((letter) => ({ letter, answers: answers(TOLD_EACH_WAY) })),
      }
    : {
        title: `What pulled you toward ${first}`,
        pulls: [{ letter: first, answers: answers(TOLD_ANSWERS) }],
      }
}
