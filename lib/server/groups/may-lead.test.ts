import { describe, expect, it, vi } from 'vitest'
import { stubEnvironment } from '../base/testing'

const ANYONE = { emailVerifiedAt: null, ownerProvenAt: null }
const PROVEN = { emailVerifiedAt: new Date(), ownerProvenAt: new Date() }

describe('groups', () => {
  it.each([
    ['open', true],
    ['invited', false],
    ['example.com', false],
  ])('where accounts are %s may be led without a proven address: %s', async (SIGN_UP, may) => {
    vi.resetModules()
    stubEnvironment({ SIGN_UP })
    const { mayLead } = await import('./may-lead')
    expect([mayLead(ANYONE), mayLead(PROVEN)]).toEqual([may, true])
  })
})
