import { expect, it } from 'vitest'
import { SAMPLE } from '@/prisma/seed-data'
import { publicSampleReport, publicSampleResult, SAMPLE_COMPLETED_AT } from './public-sample'

it('row 19: is the result that is seeded as the public sample', () => {
  const report = publicSampleReport()
  expect(report.scores).toEqual(SAMPLE.scores)
  expect(SAMPLE_COMPLETED_AT).toEqual(SAMPLE.completedAt)
  expect(publicSampleResult()).toMatchObject({
    ...{ resultId: SAMPLE.id, isSample: true, unlocked: false },
    ...{ scores: SAMPLE.scores, style: { code: report.code } },
  })
})

it('row 19: has ranges and reasons, as a result of today has', () => {
  const { scoreLines, explanation } = publicSampleReport()
  for (const { range, score } of scoreLines) {
    expect(range?.low).toBeLessThan(score)
    expect(range?.high).toBeGreaterThan(score)
  }
  expect(explanation?.answers).toHaveLength(5)
})
