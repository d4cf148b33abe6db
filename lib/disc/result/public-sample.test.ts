import { expect, it } from 'vitest'
import { findResponseProblem } from '../form/responses'
import { score } from '../model/scoring'
import { isOpenLead } from './doubt'
import { publicSample, publicSampleReport, publicSampleResult, SAMPLE_ID } from './public-sample'

it('is a sitting of the form and the scorer in force, of a style that leads', () => {
  const { responses, scores, code } = publicSample()
  expect(findResponseProblem(responses)).toBeNull()
  expect(score(responses)).toMatchObject({ scores, style: { code: 'CS' } })
  expect(code).toBe('CS')
  expect(isOpenLead(publicSampleReport().named.doubt)).toBe(false)
})

it('reads the same as a result and as a report', () => {
  const [result, report] = [publicSampleResult(), publicSampleReport()]
  expect(result).toMatchObject({ resultId: SAMPLE_ID, isSample: true, unlocked: false })
  expect(result.scoreLines).toEqual(report.scoreLines)
  expect(result.named).toEqual(report.named)
  expect(result.completedAt).toEqual(report.completedAt)
})

it('has ranges and reasons, as a result of today has', () => {
  const { scoreLines, explanation } = publicSampleReport()
  for (const { range, score } of scoreLines) {
    expect(range?.low).toBeLessThan(score)
    expect(range?.high).toBeGreaterThan(score)
  }
  expect(explanation?.pulls.map(({ answers }) => answers.length)).toEqual([5])
})
