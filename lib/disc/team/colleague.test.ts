import { describe, expect, test } from 'vitest'
import type { Point } from '../circle/geometry'
import type { StyleCode } from '../styles'
import { colleagueCard, contributionOf, type ShownPerson, shownPairSheet } from './colleague'
import { coarsePlace } from './spot'

function person(name: string, code: StyleCode, at: Point = [0, 0]): ShownPerson {
  const [primary, secondary] = code.length > 1 ? [...code] : [code, code === 'D' ? 'I' : 'D']
  return { name, code, primary, secondary, at } as ShownPerson
}

const said = (me: ShownPerson, colleague: ShownPerson) =>
  colleagueCard(me, colleague)
    .facts.map(({ text }) => text)
    .join(' ')
    .replace(/[\u2068\u2069]/g, '')

describe('a card about a colleague', () => {
  test('says who is quicker and who starts with the people, from either side', () => {
    const me = person('Tomás', 'ID', [0.4, 0.5])
    const amara = person('Amara', 'CS', [-0.4, -0.6])
    expect(said(me, amara)).toContain('You’re quicker to start than Amara.')
    expect(said(me, amara)).toContain('You start with the people, and Amara starts with the work.')
    expect(said(amara, me)).toContain('Tomás is quicker to start than you.')
    expect(said(amara, me)).toContain('You start with the work, and Tomás starts with the people.')
  })

  test('says what two have in common', () => {
    const [one, two] = [person('A', 'D', [-0.4, 0.5]), person('B', 'DC', [-0.5, 0.4])]
    expect(said(one, two)).toContain('You both move fast.')
    expect(said(one, two)).toContain('You both start with the work.')
  })

  test('holds no score, whatever the two are', () => {
    const card = colleagueCard(person('A', 'DI', [0.1, 0.8]), person('B', 'SC', [0.2, -0.7]))
    expect(JSON.stringify(card)).not.toMatch(/\d/)
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

test('says nothing of what is too close to tell', () => {
  const [one, two] = [person('A', 'D', [-0.1, 0.3]), person('B', 'I', [0.1, 0.1])]
  expect(colleagueCard(one, two).facts).toEqual([])
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
