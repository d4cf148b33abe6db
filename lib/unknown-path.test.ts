import { describe, expect, it } from 'vitest'
import { missingPagePath } from './routes'
import { leadOf } from './unknown-path'

describe('a path that no page has', () => {
  it('leads home for now, and a style in other letters to its page for good', () => {
    expect(leadOf(['no', 'such'])).toEqual({ to: missingPagePath, status: 307 })
    expect(leadOf(['types', 'XX'])).toEqual({ to: missingPagePath, status: 307 })
    expect(leadOf(['types', 'CS', 'more'])).toEqual({ to: missingPagePath, status: 307 })
    expect(leadOf(['legal'])).toEqual({ to: '/legal/privacy', status: 307 })
    expect(leadOf(['legal', 'imprint', 'more'])).toEqual({ to: '/legal/privacy', status: 307 })
    expect(leadOf(['types', 'CS'])).toEqual({ to: '/types/cs', status: 308 })
    expect(leadOf(['Types', 'cS'])).toEqual({ to: '/types/cs', status: 308 })
  })

  it('leads to the page of a letter or a pair that is meant', () => {
    expect(leadOf(['disc', 'D'])).toEqual({ to: '/disc/dominance', status: 308 })
    expect(leadOf(['Disc', 'Steadiness'])).toEqual({ to: '/disc/steadiness', status: 308 })
    expect(leadOf(['disc', 's-and-d'])).toEqual({ to: '/disc/d-and-s', status: 308 })
    expect(leadOf(['disc', 'C-and-C'])).toEqual({ to: '/disc/c-and-c', status: 308 })
    for (const name of ['x', 'd-and-x', 'd-and-i-and-s', '']) {
      expect(leadOf(['disc', name])).toEqual({ to: missingPagePath, status: 307 })
    }
    expect(leadOf(['disc', 'd', 'more'])).toEqual({ to: missingPagePath, status: 307 })
  })
})
