import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STYLE_CONTENT } from '../content/all'
import { STYLE_CODES, styleOf } from '../styles'
import { anyProfile, profileOf } from '../testing'
import { pairSheet } from './pair'

const ada = { ...profileOf('D'), name: 'Ada' }
const ben = { ...profileOf('S', { C: 72 }), name: 'Ben' }
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '')

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
