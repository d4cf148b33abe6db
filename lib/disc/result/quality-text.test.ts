import { describe, expect, it } from 'vitest'
import type { ResponseQuality } from '../model/quality'
import { qualityReading } from './quality-text'

const calm: ResponseQuality = {
  fit: 1.2,
  hurried: [],
  odd: [],
  longestRun: 2,
  unconfirmed: 0,
  flags: [],
}
const UNSURE = 'take this as a first sketch. A sitting with more time would show whether it holds.'

describe('qualityReading', () => {
  it('has one sentence where nothing was noticed, also for a quick answer or two', () => {
    expect(qualityReading(calm)).toBe('Your answers fit together well.')
    expect(qualityReading({ ...calm, hurried: [3, 4] })).toBe('Your answers fit together well.')
  })

  it('says nothing where no answer counted', () => {
    expect(qualityReading({ ...calm, fit: null })).toBeNull()
  })

  it('says what was noticed, and what it means', () => {
    const hurried = Array.from({ length: 12 }, (_, at) => at + 1)
    expect(qualityReading({ ...calm, hurried, flags: ['hurried'] })).toBe(
      `12 of 28 answers took under 4 seconds: ${UNSURE}`,
    )
    expect(qualityReading({ ...calm, longestRun: 11, flags: ['low_fit', 'long_run'] })).toBe(
      `You picked the same place on the screen 11 times in a row: ${UNSURE}`,
    )
  })

  it('makes little of an odd answer', () => {
    expect(qualityReading({ ...calm, odd: [17] })).toBe(
      'Your answers fit together well, apart from question 17. One answer like that changes little.',
    )
    expect(qualityReading({ ...calm, odd: [4, 17] })).toBe(
      'Your answers fit together, apart from 2 that go against the rest. They make the result a little less certain.',
    )
  })
})
