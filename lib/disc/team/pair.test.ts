import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STYLE_CONTENT } from '../content/all'
import { STYLE_CODES, styleOf } from '../styles'
import { anyProfile, profileOf } from '../testing'
import { pairSheet } from './pair'

const ada = { ...profileOf('D'), name: 'Ada' }
const ben = { ...profileOf('S', { C: 72 }), name: 'Ben' }
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '')

/** Somebody with these scores in circle order. */
const person = (name: string, ...[D = 0, I = 0, S = 0, C = 0]: number[]) => ({
  ...profileOf('D', { D, I, S, C }),
  name,
})
const factsOf = (...pair: Parameters<typeof pairSheet>) =>
  Object.fromEntries(pairSheet(...pair).facts.map(({ title, text }) => [title, plain(text)]))

describe('the sheet about two people', () => {
  it('says what each should know about the other', () => {
    const { directions, facts } = pairSheet(ada, ben)
    const [first, second] = directions
    expect([first.reader, first.other, second.reader, second.other]).toEqual([
      'Ada',
      'Ben',
      'Ben',
      'Ada',
    ])
    expect(first.know).toContain('what changes and for whom')
    expect(first.know).toContain('Conscientiousness is a close second')
    expect(second.know).not.toContain('close second')
    expect(first.know).not.toBe(second.know)
    expect(first.style.name).toBe(STYLE_CONTENT[ben.code].name)
    const said = facts.map(({ text }) => plain(text))
    expect(said[0]).toMatch(/^Ada sets the faster pace, Ben the more measured one/)
    expect(said[2]).toMatch(/^Dominance \(Ada 85, Ben 25\)/)
    expect(said[3]).toMatch(/^No letter reaches 50 for both/)
  })

  it('names what two people share', () => {
    const { facts } = pairSheet(ada, { ...profileOf('D', { S: 40 }), name: 'Cy' })
    expect(facts.map(({ text }) => plain(text)).join()).toMatch(
      /both move fast.*both look at the task/,
    )
    expect(facts[2]?.text).toMatch(/^In every letter you are within 15 points/)
    expect(facts[3]?.text).toMatch(/^Dominance, at 50 or more in both/)
  })

  it('calls people apart in pace or focus from .3 of the map on', () => {
    const fast = person('Fay', 55, 55, 45, 45)
    const slow = person('Sol', 45, 46, 55, 55)
    expect(factsOf(fast, slow).Pace).toMatch(/^Your pace is about the same/)
    const slower = person('Sol', 45, 45, 55, 55)
    const apart = /^Fay sets the faster pace, Sol the more measured one/
    expect(factsOf(fast, slower).Pace).toMatch(apart)
    expect(factsOf(slower, fast).Pace).toMatch(apart)

    const people = person('Pia', 45, 55, 55, 45)
    const task = person('Tom', 54, 45, 45, 55)
    expect(factsOf(people, task).Focus).toMatch(/^Task and people matter about equally/)
    const more = person('Tom', 55, 45, 45, 55)
    const other = /^Tom looks at the task first, Pia at the people/
    expect(factsOf(people, more).Focus).toMatch(other)
    expect(factsOf(more, people).Focus).toMatch(other)
  })

  it('says what two people share, however far out both are', () => {
    const [one, two] = [person('One', 40, 70, 70, 40), person('Two', 40, 75, 70, 40)]
    expect(factsOf(one, two).Focus).toMatch(/^You both look at people first/)
    const [fast, faster] = [person('One', 70, 70, 40, 40), person('Two', 75, 70, 40, 40)]
    expect(factsOf(fast, faster).Pace).toMatch(/^You both move fast/)
  })

  it('names the widest gap from 15 points on, the first in circle order of two that are alike', () => {
    const ada = person('Ada', 40, 40, 40, 40)
    expect(factsOf(ada, person('Ben', 54, 54, 54, 54))['Widest gap']).toMatch(/^In every letter/)
    const ben = person('Ben', 40, 55, 40, 55)
    const gap = /^Influence \(Ben 55, Ada 40\)/
    expect(factsOf(ada, ben)['Widest gap']).toMatch(gap)
    expect(factsOf(ben, ada)['Widest gap']).toMatch(gap)
  })

  it('names as common ground what both have at 50 or more', () => {
    const ada = person('Ada', 40, 40, 40, 50)
    expect(factsOf(ada, person('Ben', 80, 40, 40, 50))['Common ground']).toMatch(
      /^Conscientiousness, at 50 or more/,
    )
    expect(factsOf(ada, person('Ben', 80, 40, 40, 49))['Common ground']).toMatch(
      /^No letter reaches 50/,
    )
  })

  it('keeps a name apart from the sentence around it', () => {
    const hostile = { ...ada, name: '\u202eEve <b>' }
    expect(pairSheet(hostile, ben).facts[0]?.text).toContain('\u2068\u202eEve <b>\u2069')
  })

  it('says the same whoever is named first, and fills every gap, for any two people', () => {
    fc.assert(
      fc.property(anyProfile, anyProfile, (a, b) => {
        const [one, two] = [
          { ...a, name: 'One' },
          { ...b, name: 'Two' },
        ]
        const sheet = pairSheet(one, two)
        const turned = pairSheet(two, one)
        expect(turned.directions).toEqual([...sheet.directions].reverse())
        for (const { text } of sheet.facts) expect(text).not.toMatch(/[{}]|undefined/)
        for (const direction of sheet.directions) {
          for (const text of [direction.know, direction.try, direction.say, direction.avoid])
            expect(text).toBeTruthy()
        }
      }),
      { seed: 28, numRuns: 300 },
    )
  })

  it('tells all 256 pairs of styles something, and gives nothing of the complete report away', () => {
    const premium = Object.values(STYLE_CONTENT).map(({ detail }) => JSON.stringify(detail))
    const styled = STYLE_CODES.map((code) => ({
      ...styleOf({ D: 0, I: 0, S: 0, C: 0 }),
      code,
      primary: code[0] as 'D',
      secondary: (code[1] ?? (code === 'D' ? 'I' : 'D')) as 'D',
      scores: { D: 50, I: 50, S: 50, C: 50 },
      intervals: null,
      name: code,
    }))
    for (const one of styled) {
      for (const two of styled) {
        for (const { know, try: advice, say, avoid } of pairSheet(one, two).directions) {
          const lines = [...know.split('. '), advice, say, avoid].filter((line) => line.length > 25)
          for (const line of lines)
            expect(premium.filter((texts) => texts.includes(line))).toEqual([])
        }
      }
    }
  })
})
