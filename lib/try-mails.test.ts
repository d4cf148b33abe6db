import { describe, expect, it } from 'vitest'
import { todayFor } from './disc/result/today'
import { dayBy, lineOn } from './disc/result/today-line'
import { STYLE_CODES } from './disc/styles'
import { dayOf, nextTryDay, tryDay } from './try-mails'
import { DAY_MS } from './when'

const day = (text: string) => new Date(`${text}T00:00:00Z`)

describe('mails with a line to try', () => {
  it.each([
    ['2026-11-30T11:59:59Z', null],
    ['2026-11-30T12:00:00Z', '2026-11-30'],
    ['2026-11-30T17:59:59Z', '2026-11-30'],
    ['2026-11-30T18:00:00Z', null],
  ])('are handed over from noon on: %s', (now, expected) => {
    expect(tryDay(new Date(now))?.toISOString().slice(0, 10) ?? null).toBe(expected)
  })

  it('never come twice in seven days, and bring all lines before any comes again', () => {
    for (const code of STYLE_CODES) {
      for (const report of [code, null]) {
        const { lines } = todayFor({ personId: 'one', code, report })
        const said: (string | undefined)[] = []
        let due = day('2026-11-30')
        for (const _ of lines) {
          said.push(lineOn(lines, dayBy(due))?.say)
          const next = nextTryDay(due, lines.length, due)
          expect([7, 8]).toContain((next.getTime() - due.getTime()) / DAY_MS)
          due = next
        }
        expect(new Set(said).size, `${code} ${report}`).toBe(lines.length)
      }
    }
  })

  it('leave out a day that was missed, and keep their step', () => {
    expect(nextTryDay(day('2026-11-02'), 8, day('2026-11-10'))).toEqual(day('2026-11-16'))
    expect(nextTryDay(day('2026-11-02'), 7, day('2026-11-10'))).toEqual(day('2026-11-18'))
    expect(nextTryDay(day('2026-11-02'), 7, day('2026-11-09'))).toEqual(day('2026-11-10'))
    expect(nextTryDay(day('2026-11-02'), 0, day('2026-11-02'))).toEqual(day('2026-11-09'))
    expect(dayOf(new Date('2026-11-02T23:59:59Z'))).toEqual(day('2026-11-02'))
  })
})
