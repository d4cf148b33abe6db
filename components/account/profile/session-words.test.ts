import { expect, it } from 'vitest'
import { lastUsed } from './session-words'

const at = (time: string) => new Date(`2026-11-${time}:00`)
const NOW = at('22T14:30')

it.each([
  [at('22T13:45'), 'used within the last hour'],
  [at('22T08:02'), 'last used today, about 8 AM'],
  [at('21T21:14'), 'last used yesterday, about 9 PM'],
  [at('09T21:14'), 'last used on November 9'],
  [new Date('2025-11-09T12:00:00'), 'last used on November 9, 2025'],
])('%s is %s', (seen, words) => {
  expect(lastUsed(seen, NOW).replace(/\s/g, ' ')).toBe(words)
})
