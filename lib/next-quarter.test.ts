import { expect, it } from 'vitest'
import { GROUP_NAME_MAX } from './api/bounds'
import { nameForNextQuarter } from './next-quarter'

const NOVEMBER = new Date(2026, 10, 26)

it.each([
  ['Design', 'Design Q4 2026'],
  ['Design Q1 2026', 'Design Q2 2026'],
  ['Design, Q4 2026', 'Design Q1 2027'],
  ['Q4 2026', 'Q1 2027'],
  ['FAQ4 2026', 'FAQ4 2026 Q4 2026'],
])('%s goes on as %s', (name, next) => {
  expect(nameForNextQuarter(name, NOVEMBER)).toBe(next)
})

it('stays as short as a name has to be', () => {
  const next = nameForNextQuarter('n'.repeat(GROUP_NAME_MAX), NOVEMBER)
  expect(next).toHaveLength(GROUP_NAME_MAX)
  expect(next).toMatch(/n Q4 2026$/)
})
