import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysIn, listPeriods, periodOf } from './periods'

describe('periods', () => {
  it('are the days of a range', () => {
    expect(listPeriods({ from: '2026-02-27', to: '2026-03-02', by: 'day' })).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ])
  })

  it('are weeks from Monday on, the first from the first day on', () => {
    // 2026-11-18 is a Wednesday.
    const range = { from: '2026-11-18', to: '2026-11-30', by: 'week' } as const
    expect(listPeriods(range)).toEqual(['2026-11-18', '2026-11-23', '2026-11-30'])
    expect(periodOf('2026-11-22', range)).toBe('2026-11-18')
    expect(periodOf('2026-11-23', range)).toBe('2026-11-23')
  })

  it('hold every day once', () => {
    const start = fc.integer({ min: 0, max: 5000 }).map((days) => addDays('2020-01-01', days))
    const by = fc.constantFrom('day' as const, 'week' as const)
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 366 }), by, (from, length, by) => {
        const range = { from, to: addDays(from, length - 1), by }
        expect(daysIn(range)).toBe(length)
        const periods = listPeriods(range)
        expect(periods).toEqual([...periods].sort())
        expect(periods[0]).toBe(from)
        for (let day = 0; day < length; day += 1) {
          expect(periods).toContain(periodOf(addDays(from, day), range))
        }
      }),
      { numRuns: 50 },
    )
  })
})
