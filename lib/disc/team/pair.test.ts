import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STYLE_CONTENT } from '../content/all'
import { sampleTheta } from '../result/sample-range'
import { STYLE_CODES, styleOf } from '../styles'
import { anyProfile, profileOf } from '../testing'
import { pairSheet } from './pair'

const ada = { ...profileOf('D'), name: 'Ada' }
const ben = { ...profileOf('S', { C: 72 }), name: 'Ben' }
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '')

/** Someone with these scores in circle order, known well or badly. */
const person = (name: string, [D = 0, I = 0, S = 0, C = 0]: number[], error = 0.1) => {
  const profile = profileOf('D', { D, I, S, C })
  return { ...profile, certainty: { theta: sampleTheta(profile.scores, error) }, name }
}
const factsOf = (...pair: Parameters<typeof pairSheet>) =>
  Object.fromEntries(pairSheet(...pair).facts.map(({ title, text }) => [title, plain(text)]))

describe('the sheet about two people', () => {
  it('says what each should know about the other', () => {
    const { directions } = pairSheet(ada, ben)
    const [first, second] = directions
    expect([first.reader, first.other, second.reader, second.other]).toEqual([
      'Ada',
      'Ben',
      'Ben',
      'Ada',
    ])
    expect(first.know).toContain('what changes and for whom')
    expect(first.know).toContain('Conscientiousness comes second')
    expect(second.know).not.toContain('comes second')
    expect(first.know).not.toBe(second.know)
  })

  it('says by name where two differ', () => {
    const [fay, sol] = [person('Fay', [80, 60, 20, 55]), person('Sol', [20, 55, 85, 40])]
    const facts = factsOf(fay, sol)
    expect(facts.Pace).toMatch(/^Fay sets the faster pace\./)
    expect(facts.Focus).toMatch(/^Fay looks at the task first, Sol at the people\./)
    expect(facts['Widest gap']).toMatch(/^Steadiness: Sol is higher\./)
    expect(factsOf(sol, fay)).toEqual(facts)
  })

  it('says what two have in common', () => {
    const [one, two] = [person('One', [60, 85, 70, 20]), person('Two', [60, 85, 75, 15])]
    const facts = factsOf(one, two)
    expect(facts.Pace).toMatch(/^Both move fast\./)
    expect(facts.Focus).toMatch(/^Both look at people first\./)
    expect(facts['Common ground']).toMatch(/^Influence: /)
    expect(facts['Widest gap']).toBeUndefined()
  })

  it('leaves out what is not sure enough', () => {
    const pair = (error: number) =>
      [person('Fay', [70, 55, 40, 45], error), person('Sol', [45, 50, 65, 55], error)] as const
    expect(Object.keys(factsOf(...pair(0.1)))).toContain('Pace')
    expect(factsOf(...pair(0.9))).toEqual({})
  })

  it('keeps a name apart from the sentence around it', () => {
    const hostile = { ...person('', [90, 60, 10, 40]), name: '\u2069\u202eEve <b>\u2066' }
    expect(
      pairSheet(hostile, ben)
        .facts.map(({ text }) => text)
        .join(),
    ).toContain('\u2068\u202eEve <b>\u2069')
  })

  it('says the same in either order of names, and fills every gap, for any two people', () => {
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
      ranges: null,
      certainty: null,
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
