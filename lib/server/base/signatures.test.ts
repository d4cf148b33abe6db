import { afterEach, describe, expect, it, vi } from 'vitest'
import { stubEnvironment } from './testing'

stubEnvironment()
const { readLink, signLink } = await import('./signatures')

describe('what a mailed link carries', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is read for its purpose alone, whole', () => {
    const token = signLink('stop', ['one', 'two'])
    expect(token).toMatch(/^(?:[\w-]+\.){3}[\w-]{43}$/)
    expect(readLink('stop', token)).toEqual(['one', 'two'])
    expect(readLink('answer', token)).toBeNull()
    for (const [from, to] of [
      ['one', 'two'],
      ['two.', 'two.z'],
      ['.', '_'],
    ] as const) {
      expect(readLink('stop', token.replace(from, to))).toBeNull()
    }
    expect(readLink('stop', '')).toBeNull()
  })

  it('ends after 90 days', () => {
    vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z') })
    const token = signLink('stop', ['one'])
    vi.setSystemTime(new Date('2027-02-24T11:59:59Z'))
    expect(readLink('stop', token)).toEqual(['one'])
    vi.setSystemTime(new Date('2027-02-24T12:00:00Z'))
    expect(readLink('stop', token)).toBeNull()
  })
})
