import { expect, it } from 'vitest'
import { downloadPdf, downloadSample, submitGuestAssessment } from './assessment'
import { getComparisonCsv, getComparisonPdf } from './comparisons'
import { saveDraft } from './drafts'
import { settleMore } from './settling'

const ZONES = ['Etc/Unknown', '', 'undefined', ' 05:30', 'Mars/Base', 'x'.repeat(10_000)]

it('a file comes whatever the browser says of its time zone and paper', () => {
  for (const time_zone of ZONES) {
    const asked = { time_zone, paper: 'US Letter' }
    for (const { query } of [downloadPdf, downloadSample, getComparisonPdf]) {
      expect(query?.parse(asked)).toMatchObject({ time_zone: 'UTC', paper: 'a4' })
    }
    expect(getComparisonCsv.query?.parse({ time_zone })).toMatchObject({ time_zone: 'UTC' })
  }
  const query = { time_zone: 'Asia/Kolkata', paper: 'letter' }
  expect(downloadSample.query?.parse(query)).toEqual(query)
})

it('answers are taken whatever a clock says of their time', () => {
  const answer = { question_number: 1, most_like: 'a', least_like: 'b' }
  for (const ms of [-1, 86_400_001, 1.5, Number.NaN, null, '9']) {
    const responses = [{ ...answer, ms }]
    expect(submitGuestAssessment.body?.parse({ responses })).toEqual({ responses: [answer] })
    expect(settleMore.body?.parse({ answers: responses })).toEqual({ answers: [answer] })
    const picks = { most: 'a', least: 'b', suggested: false }
    const state = {
      questions: [{ group: 1, options: ['a', 'b', 'c', 'd'] }],
      answers: [{ ...picks, ms }],
      choices: { ...picks, ms },
    }
    expect(saveDraft.body?.parse({ version: 0, state })).toMatchObject({
      state: { answers: [{ ms: 0 }], choices: { ms: 0 } },
    })
  }
})
