import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isProse, sentencesOf, textsOf } from '@/lib/copy/testing'
import { SITUATIONS, type Situation } from '../content/team'
import { LETTERS, type Letter, type PerLetter } from '../letters'
import { sampleTheta } from '../result/sample-range'
import { anyProfile, profileOf } from '../testing'
import { compareTeam, dynamicsOf } from './comparison'
import { wordsFor, wordsOf } from './finding-words'
import { type Finding, findingsOf, isTrue } from './findings'
import { QUALITIES, type Quality } from './qualities'

const SURE = 0.05
const UNSURE = 2

/** A team by its leading letters, "DDIS", each so sure of their scores. */
const team = (leads: string, error = SURE) =>
  [...leads].map((letter) => withError(profileOf(letter as Letter), error))

function withError<Person extends { scores: PerLetter<number> }>(person: Person, error: number) {
  return { ...person, certainty: { theta: sampleTheta(person.scores, error) } }
}

const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '')

describe('what stands out in a team', () => {
  it('counts and averages', () => {
    const { typeDistribution, averages } = compareTeam([
      profileOf('D', { I: 40 }),
      profileOf('D', { I: 41 }),
      profileOf('S', { I: 41 }),
    ])
    expect(typeDistribution).toEqual({ D: 2, I: 0, S: 1, C: 0 })
    expect(averages.I).toBe(41)
  })

  it('names no one of whom too little is known', () => {
    for (const leads of ['DSSS', 'CCDDSSS', 'DDS', 'DDII']) {
      expect(findingsOf(team(leads)).some(({ people }) => people.length > 0)).toBe(true)
      expect(findingsOf(team(leads, UNSURE)).filter(({ people }) => people.length > 0)).toEqual([])
    }
  })

  it('names no few of a crowd', () => {
    const crowd = findingsOf(team('DISC'.repeat(8)))
    expect(crowd.filter(({ people }) => people.length > 0)).toEqual([])
    expect(findingsOf(team('DDDI'.repeat(8))).map(({ kind, of }) => `${kind} ${of}`)).toEqual([
      'lean pace',
      'missing S',
      'missing C',
    ])
  })

  it('takes results of plain counting at their word', () => {
    const counted = team('DSSS').map((one) => ({ ...one, certainty: null, ranges: null }))
    expect(findingsOf(counted)).toEqual(findingsOf(team('DSSS')))
  })

  it('finds nothing about one person, or no one', () => {
    expect(compareTeam([]).findings).toEqual([])
    expect(compareTeam(team('D')).findings).toEqual([])
  })

  it('holds at most three, each once, true of the scores it was found in, for any team', () => {
    fc.assert(
      fc.property(fc.array(anyProfile, { minLength: 2, maxLength: 40 }), (members) => {
        const sure = members.map((one) => withError(one, SURE))
        const names = members.map((_, at) => `Person ${at}`)
        const findings = findingsOf(sure)
        expect(findings.length).toBeLessThanOrEqual(3)
        for (const finding of findings) {
          expect(new Set(finding.people).size).toBe(finding.people.length)
        }
        const { strengths, challenges, recommendations } = dynamicsOf(findings, names)
        const said = [...strengths, ...challenges, ...recommendations]
        expect(said).toHaveLength(2 * findings.length)
        expect(new Set(said).size).toBe(said.length)
        for (const text of said) expect(text).not.toMatch(/[{}]|undefined|\bnull\b/)
      }),
      { seed: 28, numRuns: 60 },
    )
  })
})

describe('a finding in words', () => {
  const rub: Finding = { kind: 'rub', of: 'DS', people: [1, 0] }

  it('calls everyone by name, in the order of its letters', () => {
    const { title, says, todo } = wordsOf(rub, ['Max', 'Lea'])
    expect([title, says, todo].map(plain)).toEqual([
      'An answer is due at four.',
      'Lea has one at five past three. Max is still reading, and finds the line that matters.',
      'Max gets the question the day before. Lea gets the answer at nine.',
    ])
  })

  it('keeps a name apart from the sentence around it', () => {
    expect(wordsOf(rub, ['Max', '\u202eEve <b>']).says).toContain('\u2068\u202eEve <b>\u2069')
  })

  it('says whom it is about', () => {
    const people = ['Ada', 'Ben'].map((name) => ({ id: name.toLowerCase(), name }))
    expect(wordsFor([rub], people)).toMatchObject([{ people: ['ben', 'ada'], isPair: true }])
  })

  it('stands in at least forty texts, and says and advises nothing twice', () => {
    const situations = Object.values(SITUATIONS).flatMap((one): Situation[] => Object.values(one))
    expect(situations.length).toBeGreaterThanOrEqual(40)
    const said = textsOf(situations).flatMap(sentencesOf)
    expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([])
    for (const { title, says, todo } of situations)
      for (const text of [title, says, todo]) expect(isProse(text), text).toBe(true)
  })

  it('has a name for each letter that its words ask for', () => {
    for (const [kind, texts] of Object.entries(SITUATIONS))
      for (const [of, { title, says, todo }] of Object.entries<Situation>(texts)) {
        const asked = [...`${title} ${says} ${todo}`.matchAll(/\{(\w)\}/g)].map(([, one]) => one)
        const named = { lacks: of[0], gift: of, only: of, mix: of, rub: of, relay: of }[kind] ?? ''
        expect([...new Set(asked)].sort(), `${kind} ${of}`).toEqual([...named].sort())
      }
  })
})

it('a finding is true of people or not', () => {
  const [d, s, i] = [profileOf('D').scores, profileOf('S').scores, profileOf('I').scores]
  const rub: Finding = { kind: 'rub', of: 'DS', people: [0, 1] }
  expect(isTrue(rub, [d, s])).toBe(true)
  expect(isTrue(rub, [d, i])).toBe(false)
  const lacks: Finding = { kind: 'lacks', of: 'DC', people: [0] }
  expect(isTrue(lacks, [d, s])).toBe(true)
  expect(isTrue(lacks, [d, profileOf('C').scores])).toBe(false)
  expect(isTrue({ kind: 'only', of: 'D', people: [0] }, [d, s, s])).toBe(true)
  expect(isTrue({ kind: 'only', of: 'D', people: [0] }, [d, s, d])).toBe(false)
  expect(isTrue({ kind: 'missing', of: 'C', people: [] }, [d, s])).toBe(true)
  expect(LETTERS.filter((of) => isTrue({ kind: 'peak', of, people: [] }, [s, s]))).toEqual(['S'])
  const leaning = (Object.keys(QUALITIES) as Quality[]).filter((of) =>
    isTrue({ kind: 'lean', of, people: [] }, [s, s]),
  )
  expect(leaning).toEqual(['calm', 'care'])
})
