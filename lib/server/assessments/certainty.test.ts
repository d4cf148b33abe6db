import { describe, expect, it } from 'vitest'
import { certaintyOf } from '@/lib/disc/model/certainty'
import { qualityOf } from '@/lib/disc/model/quality'
import { score } from '@/lib/disc/model/scoring'
import { answersOf } from '@/lib/disc/result/sample-answers'
import { readCertainty, readQuality, toWireCertainty, toWireQuality } from './certainty'

const certainty = certaintyOf(score(answersOf('CS')))
const quality = qualityOf(answersOf('CS'))
const stored = (value: unknown) => JSON.parse(JSON.stringify(value))

describe('what is kept with a result', () => {
  it('comes back as it was stored', () => {
    expect(readCertainty(stored(certainty))).toEqual(certainty)
    expect(readQuality(stored(quality))).toEqual(quality)
  })

  it('is nothing where an earlier release left it empty', () => {
    expect([readCertainty(null), readQuality(null)]).toEqual([null, null])
    expect(Object.values(toWireCertainty(null))).toEqual([null, null, null, null, null])
    expect(toWireQuality(null)).toBeNull()
  })

  it('may have been written by a later release', () => {
    expect(readCertainty({ ...stored(certainty), more: 1 })).toEqual(certainty)
    expect(readCertainty({ ...stored(certainty), theta: 'elsewhere' })).toBeNull()
    expect(readQuality({ ...stored(quality), flags: ['something new'] })).toBeNull()
  })

  it('leaves the places out of what is shown with the scores', () => {
    expect(Object.keys(toWireCertainty(certainty))).not.toContain('theta')
    expect(toWireQuality(quality)).toMatchObject({ longest_run: 0, flags: [] })
  })
})
