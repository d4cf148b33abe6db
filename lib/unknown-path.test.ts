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
})
