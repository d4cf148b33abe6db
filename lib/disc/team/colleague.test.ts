import { describe, expect, test } from 'vitest'
import type { Point } from '../circle/geometry'
import type { StyleCode } from '../styles'
import { colleagueCard, contributionOf, type ShownPerson } from './colleague'
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
    const me = person('Tomás', 'ID', [0.2, 0.5])
    const amara = person('Amara', 'CS', [-0.3, -0.6])
    expect(said(me, amara)).toContain('You’re quicker to start, and Amara wants a day to think.')
    expect(said(me, amara)).toContain('You start with the people, and Amara starts with the work.')
    expect(said(amara, me)).toContain('Tomás is quicker to start, and you want a day to think.')
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

describe('what a member brings', () => {
  const others = [
    person('Ben', 'IS'),
    person('Cleo', 'SI'),
    person('Dan', 'SC'),
    person('Eve', 'I'),
  ]

  test('counts those who lead with the same letter, and names whom to ask for the rarest', () => {
    const { brings, shortOn } = contributionOf(person('Tomás', 'ID'), others)
    expect(brings.text).toBe('You get people talking, and you get things moving.')
    expect(brings.count).toMatch(/^3 of the 5 people on the circle lead with Influence/)
    expect(shortOn).toMatchObject({ letter: 'D', ask: [] })
    expect(contributionOf(person('Ann', 'D'), others).brings.count).toMatch(/only you lead/)
    expect(contributionOf(person('Ann', 'D'), others).shortOn).toMatchObject({
      letter: 'C',
      ask: ['Dan'],
    })
  })

  test('says nothing about a group of which too little is shown', () => {
    const { brings, shortOn } = contributionOf(person('Tomás', 'ID'), others.slice(0, 2))
    expect(brings.count).toBeNull()
    expect(shortOn).toBeNull()
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
