import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '../../api/all'
import { concurrencyLimit, kindOf } from './concurrency'

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

describe('the bound', () => {
  it('refuses what is beyond it, each kind for itself, and has room again once one is done', () => {
    const { enter } = concurrencyLimit()
    const done = Array.from({ length: 64 }, () => enter('write'))
    expect(done).not.toContain(null)
    expect(enter('write')).toBeNull()
    expect(enter('read')).not.toBeNull()
    done[0]?.()
    done[0]?.()
    expect(enter('write')).not.toBeNull()
    expect(enter('write')).toBeNull()
  })
})
