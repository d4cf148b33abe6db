import { describe, expect, it } from 'vitest'
import { STYLE_CONTENT } from '../content/all'
import { STYLE_CODES } from '../styles'
import { todayFor } from './today'
import { dayBy, lineOn } from './today-line'

const ids = ['one', 'two', 'three', 'four'].map((name) => `${name}-0000`)
const saysOf = (lines: readonly { say: string }[]) => lines.map(({ say }) => say)
const soldIn = STYLE_CODES.flatMap((code) =>
  STYLE_CONTENT[code].detail.phrases.flatMap(({ say, avoid }) => [say, avoid]),
)

describe('one line a day', () => {
  it('shows all before any comes again, from whatever day on', () => {
    for (const personId of ids) {
      for (const report of ['CS', null] as const) {
        const { lines } = todayFor({ personId, code: 'CS', report })
        for (const from of [-3, 0, 20_784]) {
          const shown = lines.map((_, at) => lineOn(lines, from + at)?.say)
          expect(new Set(shown).size).toBe(lines.length)
          expect(lineOn(lines, from + lines.length)?.say).toBe(shown[0])
        }
      }
    }
  })

  it('has an order of one’s own, and the same one each time', () => {
    const read = (personId: string) => saysOf(todayFor({ personId, code: 'D', report: 'D' }).lines)
    expect(new Set(ids.map((id) => read(id).join())).size).toBe(ids.length)
    expect(read('one')).toEqual(read('one'))
  })

  it('says nothing of a report that is not open', () => {
    for (const code of STYLE_CODES) {
      const { lines, others } = todayFor({ personId: 'one', code, report: null })
      const said = [...lines, ...others].flatMap(({ say, not }) => [say, not])
      expect(said.filter((text) => text && soldIn.includes(text))).toEqual([])
    }
  })

  it('says another one that is no other day’s', () => {
    for (const code of STYLE_CODES) {
      for (const report of [code, null]) {
        const { lines, others } = todayFor({ personId: 'one', code, report })
        expect(saysOf(others).filter((say) => saysOf(lines).includes(say))).toEqual([])
      }
    }
  })

  it('changes at the reader’s midnight', () => {
    const evening = new Date('2026-11-27T03:30:00Z')
    expect(dayBy(evening)).toBe(dayBy(evening, 240) + 1)
    expect(dayBy(evening, -540)).toBe(dayBy(evening))
  })
})
