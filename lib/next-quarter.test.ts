import { expect, it } from 'vitest'
import { nameForNextQuarter } from './next-quarter'

const NOVEMBER = new Date(2026, 10, 26)

it.each([
  ['Design', 'Design Q4 2026'],
  ['Design Q1 2026', 'Design Q2 2026'],
  ['Design, Q4 2026', 'Design Q1 2027'],
  ['Q4 2026', 'Q1 2027'],
  ['FAQ4 2026', 'FAQ4 2026 Q4 2026'],
])('%s goes on as %s', (name, next) => {
  expect(nameForNextQuarter(name, NOVEMBER, 80)).toBe(next)
})

it('stays as short as a name has to be', () => {
  const next = nameForNextQuarter('n'.repeat(80), NOVEMBER, 80)
  expect(next).toHaveLength(80)
  expect(next).toMatch(/n Q4 2026$/)
})
