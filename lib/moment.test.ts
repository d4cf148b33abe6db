import { expect, it } from 'vitest'
import { formatAxisDay, formatMoment, formatShortDay } from './moment'

const now = new Date('2026-11-21T00:30:00.000Z')

it.each([
  ['2026-11-21T00:05:00.000Z', 'Today, 00:05'],
  ['2026-11-20T23:59:59.999Z', 'Yesterday, 23:59'],
  ['2026-11-19T23:59:59.999Z', 'Nov 19, 2026, 23:59'],
  ['2026-11-22T00:00:00.000Z', 'Nov 22, 2026, 00:00'],
])('%s is %s', (iso, words) => {
  expect(formatMoment(iso, now)).toBe(words)
})

it('names days by UTC', () => {
  expect(formatShortDay('2026-01-01')).toBe('Jan 1, 2026')
  expect(formatAxisDay('2026-12-31')).toBe('Dec 31')
})
