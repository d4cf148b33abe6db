/** A report for the warm-up, the bench and the tests. */

import { LETTERS, type Letter, perLetter } from '../disc/letters'
import { buildReport, type Report } from '../disc/report'
import type { StyleCode } from '../disc/styles'

/** Scores that fit a style: its letters high, the others unequal and lower. */
export function sampleReport(code: StyleCode): Report {
  const [first, second] = [...code] as Letter[]
  const scores = perLetter((letter) => {
    if (letter === first) return 86
    return letter === second ? 74 : 24 + 7 * LETTERS.indexOf(letter)
  })
  const completedAt = new Date('2026-11-20T12:00:00Z')
  return buildReport({ code, scores, certainty: null, completedAt })
}
