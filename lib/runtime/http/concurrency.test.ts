import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '../../api/all'
import { askingOf, concurrencyLimit, type Kind, kindOf } from './concurrency'
import { watchLateness } from './lateness'

const kind = (method: string, url: string) => kindOf({ method, url } as IncomingMessage)

describe('what is counted apart', () => {
  it('are PDFs: all that the limit of PDFs counts, and nothing else', () => {
    for (const { method, path, limits } of ENDPOINTS) {
      const isPdf = limits?.includes('pdf') ?? false
      expect(kind(method, path) === 'pdf', path).toBe(isPdf)
    }
  })

  it('are what is read and what is written', () => {
    expect(kind('GET', '/profile?of=me')).toBe('read')
    expect(kind('HEAD', '/profile')).toBe('read')
    expect(kind('POST', '/api/funnel')).toBe('write')
    expect(kind('DELETE', '/api/account')).toBe('write')
  })

  it('are figures and payments, whose reader and provider others are not to wait for', () => {
    expect(kind('GET', '/api/metrics')).toBe('figures')
    expect(kind('POST', '/api/payments/create-intent')).toBe('payment')
  })
})

const guest = (kind: Kind) => ({ kind, isSignedIn: false })

describe('the bound', () => {
  it('refuses what is beyond it, each kind for itself, and has room again once one is done', () => {
    const { enter } = concurrencyLimit()
    const done = Array.from({ length: 64 }, () => enter(guest('write')))
    expect(done).not.toContain(null)
    expect(enter(guest('write'))).toBeNull()
    expect(enter(guest('read'))).not.toBeNull()
    done[0]?.()
    done[0]?.()
    expect(enter(guest('write'))).not.toBeNull()
    expect(enter(guest('write'))).toBeNull()
  })
})

describe('a thread that is late', () => {
  const signedIn = (kind: Kind) => ({ kind, isSignedIn: true })
  let late = 0
  /** What still comes in beside sixteen in flight, at so many milliseconds. */
  const takenAt = (ms: number) => {
    late = 0
    const { enter } = concurrencyLimit(() => late)
    for (let one = 0; one < 16; one += 1) enter(guest('payment'))
    late = ms
    const asked = [
      guest('read'),
      signedIn('pdf'),
      guest('write'),
      signedIn('write'),
      guest('payment'),
      guest('figures'),
    ]
    return asked.filter((one) => enter(one) !== null)
  }

  it('begins no reading, then nothing of guests, and at last nothing', () => {
    expect(takenAt(500)).toHaveLength(6)
    expect(takenAt(501)).toEqual([
      guest('write'),
      signedIn('write'),
      guest('payment'),
      guest('figures'),
    ])
    expect(takenAt(1001)).toEqual([signedIn('write'), guest('payment'), guest('figures')])
    expect(takenAt(2001)).toEqual([guest('figures')])
  })

  it('refuses no one who is alone', () => {
    const { enter } = concurrencyLimit(() => 60_000)
    expect(enter(guest('read'))).not.toBeNull()
  })

  it('knows who brings a session', () => {
    const asks = (headers: object) => askingOf({ method: 'PUT', url: '/', headers } as never)
    expect(asks({ cookie: 'a=b; __Host-next-auth.session-token=x' }).isSignedIn).toBe(true)
    expect(asks({ cookie: 'next-auth.session-token=x' }).isSignedIn).toBe(true)
    expect(asks({ authorization: 'Bearer x' }).isSignedIn).toBe(true)
    expect(asks({ cookie: 'discern-guest=x' }).isSignedIn).toBe(false)
  })

  it('is known while its turn still goes on', async () => {
    const lateMs = watchLateness()
    const until = performance.now() + 60
    while (performance.now() < until);
    expect(lateMs()).toBeGreaterThanOrEqual(50)
  })
})
