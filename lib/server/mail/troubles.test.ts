import { expect, it } from 'vitest'
import { stubEnvironment } from '../base/testing'

stubEnvironment()
const { JobFailure } = await import('../base/job-failure')
const { troubleOf } = await import('./troubles')

const minutesAgo = (minutes: number) => ({ createdOn: new Date(Date.now() - minutes * 60_000) })

it('says what a try that failed means for its mail', () => {
  const refusal = new JobFailure('no such mailbox', true)
  const outage = new JobFailure('no answer')
  expect(troubleOf(refusal, minutesAgo(0), true)).toBe('refused')
  expect(troubleOf(outage, minutesAgo(1500), true)).toBe('failed')
  expect(troubleOf(new Error(), minutesAgo(0), true)).toBe('failed')
  expect(troubleOf(outage, minutesAgo(2), false)).toBe(null)
  expect(troubleOf(outage, minutesAgo(11), false)).toBe('delayed')
})
