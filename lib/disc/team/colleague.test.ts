import { describe, expect, test } from 'vitest'
import type { Point } from '../circle/geometry'
import { PAIR_TEXTS } from '../content/pair'
import { WITH_LETTER } from '../content/with-letter'
import type { StyleCode } from '../styles'
import { contributionOf, directionFor, type ShownPerson, shownPairSheet } from './colleague'
import { coarsePlace } from './spot'

function person(name: string, code: StyleCode, at: Point = [0, 0]): ShownPerson {
  const [primary, secondary] = code.length > 1 ? [...code] : [code, code === 'D' ? 'I' : 'D']
  return { name, code, primary, secondary, at } as ShownPerson
}

describe('what one of two reads', () => {
  const me = person('Tomás', 'ID')
  const amara = person('Amara', 'CS')

  test('goes by the own style and the other’s letter, either way', () => {
    expect(directionFor(me, amara).helps).toBe(WITH_LETTER.ID.C.helps)
    expect(directionFor(amara, me)).toEqual({
      helps: WITH_LETTER.CS.I.helps,
      say: PAIR_TEXTS.C.I.say,
      avoid: PAIR_TEXTS.C.I.avoid,
    })
  })

  test('without a name, goes by the first letter', () => {
    expect(directionFor({ ...me, code: null }, amara).helps).toBe(WITH_LETTER.I.C.helps)
  })
})

describe('the sheet about two without a group', () => {
  const sheetOf = (...two: [ShownPerson, ShownPerson]) => {
    const { facts, directions } = shownPairSheet(...two)
    const said = facts.map(({ text }) => text.replace(/[\u2068\u2069]/g, ''))
    return { said, directions }
  }
  const tomas = person('Tomás', 'ID', [0.4, 0.5])
  const amara = person('Amara', 'CS', [-0.4, -0.6])

  test('says the same of the two, whichever comes first', () => {
    const { said, directions } = sheetOf(tomas, amara)
    expect(said).toEqual([
      'Tomás sets the faster pace. Agree on the date first, then on how to get there.',
      'Amara looks at the task first, Tomás at the people. Begin with one and close with the other.',
    ])
    expect(directions.map(({ reader, other }) => [reader, other])).toEqual([
      ['Tomás', 'Amara'],
      ['Amara', 'Tomás'],
    ])
    const turned = sheetOf(amara, tomas)
    expect(turned.said).toEqual(said)
    expect(turned.directions).toEqual([...directions].reverse())
  })

  test('says what two have in common, and nothing of what is too close to tell', () => {
    const { said } = sheetOf(person('A', 'D', [-0.4, 0.5]), person('B', 'DC', [-0.5, 0.4]))
    expect(said[0]).toContain('Both move fast.')
    expect(said[1]).toContain('Both look at the task first.')
    expect(sheetOf(person('A', 'D', [-0.1, 0.3]), person('B', 'I', [0.1, 0.1])).said).toEqual([])
  })

  test('holds no score', () => {
    expect(JSON.stringify(sheetOf(tomas, amara))).not.toMatch(/\d/)
  })
})

describe('what a member brings', () => {
  const others = [
    person('Ben', 'IS', [0.5, 0.3]),
    person('Cleo', 'SI', [0.6, -0.2]),
    person('Dan', 'SC', [0.2, -0.6]),
    person('Eve', 'SC', [0.3, -0.5]),
  ]

  test('names whom to ask for what lies across from the middle of all', () => {
    const me = person('Tomás', 'SI', [0.5, -0.2])
    const { brings, shortOn } = contributionOf(me, others)
    expect(brings.text).toBe('You keep things steady, and you bring people along.')
    expect(shortOn).toMatchObject({ letter: 'D', ask: [] })
    const withDan = [...others, person('Ann', 'DI', [-0.3, 0.1])]
    expect(contributionOf(me, withDan).shortOn).toMatchObject({ letter: 'D', ask: ['Ann'] })
  })

  test('says nothing about a group of which too little is shown, or that leans nowhere', () => {
    const me = person('Tomás', 'SI', [0.5, -0.2])
    expect(contributionOf(me, others.slice(0, 2)).shortOn).toBeNull()
    const across = others.map(({ at: [x, y], ...one }) => ({ ...one, at: [-x, -y] as const }))
    expect(contributionOf(me, [...others, ...across]).shortOn).toBeNull()
  })
})

test('a place that colleagues see fits many scores', () => {
  const near = [
    { D: 40, I: 62, S: 51, C: 33 },
    { D: 42, I: 60, S: 50, C: 33 },
    { D: 41, I: 59, S: 54, C: 35 },
  ]
  expect(new Set(near.map((scores) => coarsePlace(scores).join())).size).toBe(1)
  for (const value of coarsePlace({ D: 91.37, I: 12.4, S: 3.3, C: 55.1 })) {
    expect(value * 10).toBeCloseTo(Math.round(value * 10), 6)
  }
})
