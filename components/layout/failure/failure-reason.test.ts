import { describe, expect, it } from 'vitest'
import { NoAnswer } from '@/lib/client/call'
import { pageMessages } from '@/lib/messages/page'
import { newOutageDigest } from '@/lib/outage'
import { failureReason } from './failure-reason'

/** What to do stands elsewhere on the page. */
const BUG = 'Something went wrong on our side.'

const thrown = (message: string, digest?: string) => Object.assign(new Error(message), { digest })

describe('what could not be loaded says what happened', () => {
  it('gives the status and what was answered where the server failed', () => {
    expect(failureReason(thrown('', newOutageDigest()), true)).toBe(
      'Status 503: We cannot reach our records right now.',
    )
    const bug = failureReason(thrown('', '1234567890'), true)
    expect(bug).toBe(`Status 500: ${BUG}`)
    expect(bug).not.toContain('records')
  })

  it('says that there was no answer where none came', () => {
    expect(failureReason(new TypeError('Failed to fetch'), true)).toBe(pageMessages.noResponse)
    expect(failureReason(new NoAnswer(), true)).toBe(pageMessages.noResponse)
    expect(failureReason(thrown('Failed to load chunk /a.js'), true)).toBe(pageMessages.noResponse)
    expect(failureReason(thrown('anything'), false)).toBe(pageMessages.noResponse)
  })

  it('never shows what an exception says', () => {
    const raw = 'Failed to execute removeChild on Node'
    expect(failureReason(thrown(raw), true)).toBe(BUG)
    expect(failureReason(thrown(''), true)).toBe(BUG)
  })
})
