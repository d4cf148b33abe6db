import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '../../api/all'
import { kindOf } from './admission'

const kind = (method: string, url: string, isFixed = false) =>
  kindOf({ method, url } as IncomingMessage, isFixed)

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

  it('are figures, so that nobody else keeps them from whoever reads them', () => {
    expect(kind('GET', '/api/metrics')).toBe('figures')
  })

  it('are not the files that were made with the build', () => {
    expect(kind('GET', '/_next/static/chunks/one.js', true)).toBeNull()
    expect(kind('GET', '/types', true)).toBe('fixed')
  })

  it('row 5: files of another build, which the database has, are read', () => {
    expect(kind('GET', '/_next/static/chunks/another.js')).toBe('read')
  })
})
