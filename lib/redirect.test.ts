import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeRedirect } from './redirect'
import { forResult, resultPath, routes } from './routes'

const BASE = 'https://discern.example'
const FALLBACK = '/assessment'

const HOSTILE = [
  '//evil.example',
  '///evil.example',
  '////evil.example/profile',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/profile\\..\\..\\evil.example',
  '/%2fevil.example',
  '/%2f/evil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%252fevil.example',
  '/%255cevil.example',
  '/profile/%2e%2e/%2e%2e//evil.example',
  '\t//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  ' //evil.example',
  '/ /evil.example',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '/\u00a0/evil.example',
  '/\u2028/evil.example',
  '/\u2044evil.example',
  '/\u2215evil.example',
  '/\uff0fevil.example',
  '/\uff3cevil.example',
  '\uff0f\uff0fevil.example',
  '/profile\u202e/evil',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'https://discern.example.evil.example/profile',
  'https://discern.example@evil.example/profile',
  'https://discern.example/profile',
  '//discern.example@evil.example',
  '@evil.example',
  '/@evil.example',
  '/profile@evil.example',
  '/profile:443@evil.example',
  '/profile\r\nLocation: https://evil.example',
  '/profile%0d%0aSet-Cookie:a=b',
  '/profile?next=\r\nSet-Cookie:a=b',
  '/profile?a=b\\c',
  'https://[::1',
  'http://evil.example:99999/',
  'https://%',
  '/%',
  '/%zz',
  '/profile/../../evil',
  '/./profile',
  '/../evil.example',
  '/profile/',
  '/profile//evil',
  '/profile#//evil.example',
  'profile',
  '?redirectTo=//evil.example',
  '#evil',
  '',
  ' ',
  '.',
  '/api/auth/session',
  '/unknown',
  '/profiles',
  '/_next/static/x.js',
  '/login',
  '/login?redirectTo=/login',
  '/register',
  '/reset-password?token=x',
  `/profile?${'x'.repeat(1000)}`,
]

describe('safeRedirect', () => {
  it('has enough vectors', () => {
    expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(40)
  })

  it.each(HOSTILE.map((value) => [JSON.stringify(value).slice(0, 60), value]))(
    'refuses %s',
    (_, value) => {
      expect(safeRedirect(value, FALLBACK)).toBe(FALLBACK)
    },
  )

  it.each([undefined, null, 7, {}, ['/profile'], ['/profile', '/profile']])(
    'refuses %j',
    (value) => {
      expect(safeRedirect(value, FALLBACK)).toBe(FALLBACK)
    },
  )

  it.each([
    routes.home,
    routes.profile,
    routes.history,
    resultPath('8a54f1d2-0b1c-4b5e-9d0a-1c2b3d4e5f60'),
    forResult(routes.detailedResults, 'abc-1', { from: 'guest' }),
    '/types/di',
    '/profile?a=%2F%2Fevil.example',
  ])('lets %s through as it is', (value) => {
    expect(safeRedirect(value, FALLBACK)).toBe(value)
  })

  it('never leaves the origin, whatever comes in', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      '.',
      '..',
      '\t',
      '\r\n',
      ' ',
      '\u0000',
      '\uff0f',
      'javascript:',
      'https:',
      'evil.example',
      'profile',
      'types',
      'results',
      'x=1',
      '%',
    )
    const address = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
    )
    fc.assert(
      fc.property(address, (value) => {
        const out = safeRedirect(value, FALLBACK)
        expect(new URL(out, BASE).origin).toBe(BASE)
      }),
      { numRuns: 2_000 },
    )
  })
})
