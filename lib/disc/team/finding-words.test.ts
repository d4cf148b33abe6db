import { describe, expect, it } from 'vitest'
import { SITUATIONS } from '../content/team'
import { beatsOf, ofMonth, wordsFor } from './finding-words'

const NAMES = ['Ada', 'Ben', 'Ivo K.']
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '')

describe('the beats of a scene', () => {
  it('go sentence by sentence, each with the people it names', () => {
    const beats = beatsOf({ kind: 'relay', of: 'DIS', people: [0, 2, 1] }, NAMES)
    expect(beats.map(({ says, people }) => [plain(says), ...people])).toEqual([
      ['Ada calls the customer.', 0],
      ['Ivo K. mentions it at lunch.', 2],
      ['Ben, who does the work, hears about it on Wednesday.', 1],
    ])
  })

  it('have the empty seat where no one acts', () => {
    const beats = beatsOf({ kind: 'lacks', of: 'IC', people: [1] }, NAMES)
    expect(beats.map(({ people, empty }) => [...people, empty])).toEqual([[1, null], [null], ['C']])
  })

  it('have both where two meet and neither is named', () => {
    const beats = beatsOf({ kind: 'rub', of: 'DI', people: [1, 0] }, NAMES)
    expect(beats.at(-1)).toMatchObject({ says: 'Soon both of them feel cut off.', people: [1, 0] })
  })

  it('are two or three, and together the whole scene', () => {
    for (const [kind, situations] of Object.entries(SITUATIONS)) {
      for (const [of, { says }] of Object.entries(situations)) {
        const people = [...of].map((_, at) => at)
        const finding = { kind, of, people } as Parameters<typeof beatsOf>[0]
        const beats = beatsOf(finding, ['D', 'I', 'S'])
        expect(beats.map((beat) => plain(beat.says)).join(' ').length, says).toBeGreaterThan(20)
        expect(beats.length, says).toBeLessThanOrEqual(3)
        if (kind === 'lacks') expect(beats.at(-1)?.empty, says).toBe(of[1])
      }
    }
  })
})

describe('one thing for Monday', () => {
  it('is another one each month, and the first again after the last', () => {
    const of = (month: number) => ofMonth(['a', 'b', 'c'], new Date(Date.UTC(2026, month, 15)))
    expect([0, 1, 2, 3].map(of)).toEqual([of(0), of(1), of(2), of(0)])
    expect(new Set([0, 1, 2].map(of)).size).toBe(3)
    expect(ofMonth([], new Date())).toBeNull()
  })

  it('gives the turn of one that is set aside to the next, and leaves the others theirs', () => {
    const of = (month: number, aside: string) =>
      ofMonth(['a', 'b', 'c'], new Date(Date.UTC(2026, month, 15)), (one) => one !== aside)
    const [first, second, third] = [0, 1, 2].map((month) => of(month, ''))
    expect([0, 1, 2].map((month) => of(month, second ?? ''))).toEqual([first, third, third])
    expect(ofMonth(['a'], new Date(), () => false)).toBeNull()
  })

  it('is one of the scenes', () => {
    const scenes = wordsFor(
      [{ kind: 'rub', of: 'DS', people: [0, 1] }],
      [
        { id: 'a', name: 'Ada' },
        { id: 'b', name: 'Ben' },
      ],
    )
    expect(ofMonth(scenes, new Date())).toBe(scenes[0])
    expect(scenes[0]).toMatchObject({ isPair: true, people: ['a', 'b'] })
  })
})
