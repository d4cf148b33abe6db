import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LETTERS, type Letter, type PerLetter } from '../letters'
import { sampleTheta } from '../result/sample-range'
import { anyProfile, profileOf } from '../testing'
import { compareTeam, dynamicsOf } from './comparison'
import { sentenceOf, wordsFor, wordsOf } from './finding-words'
import { type Finding, findingsOf, isTrue } from './findings'

const SURE = 0.05
const UNSURE = 2

/** A team by its leading letters, "DDIS", each so sure of their scores. */
const team = (leads: string, error = SURE) =>
  [...leads].map((letter) => withError(profileOf(letter as Letter), error))

function withError<Person extends { scores: PerLetter<number> }>(person: Person, error: number) {
  return { ...person, certainty: { theta: sampleTheta(person.scores, error) } }
}

const kinds = (leads: string, error?: number) =>
  findingsOf(team(leads, error)).map((finding) =>
    'letter' in finding
      ? `${finding.kind} ${finding.letter}`
      : `${'what' in finding ? finding.what : finding.kind} ${finding.people}`,
  )

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

  it('names who carries something, one or a few', () => {
    expect(kinds('DSSS')).toContain('pace 0')
    expect(kinds('CCISSS')).toContain('pace 2')
    expect(kinds('CCDDSSS')).toEqual(['pace 2,3', 'checks 0,1', 'missing I'])
    // Half of a team are not a few.
    expect(kinds('DDSS').join()).not.toContain('pace')
  })

  it('names two who face each other, and the letter that no one leads with', () => {
    expect(kinds('DDS')).toContain('across 0,2')
    expect(kinds('DDII')).toContain('missing S')
    // Fewer than four cannot lead with four letters.
    expect(kinds('DII').join()).not.toContain('missing')
  })

  it('says nothing of people of whom too little is known', () => {
    for (const leads of ['DSSS', 'CCDDSSS', 'DDS', 'DDII']) {
      expect(findingsOf(team(leads)).length).toBeGreaterThan(0)
      expect(findingsOf(team(leads, UNSURE)).filter(({ people }) => people.length > 0)).toEqual([])
    }
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
  const pace: Finding = { kind: 'carried', what: 'pace', people: [1] }
  const both: Finding = { kind: 'carried', what: 'pace', people: [0, 1] }

  it('names people, and calls the reader alone you', () => {
    const said = (finding: Finding, names: string[], you?: number) => {
      const words = wordsOf(finding, names, you)
      return plain(`${sentenceOf(words)} ${words.todo}`)
    }
    expect(said(pace, ['Marisol'])).toBe(
      'Marisol carries most of the pace. Agree on who makes the call on their days off.',
    )
    expect(said(pace, ['Marisol'], 0)).toBe(
      'You carry most of the pace. Agree on who makes the call on your days off.',
    )
    expect(said(both, ['Owen', 'Marisol'])).toBe(
      'Owen and Marisol carry most of the pace. Agree on who makes the call on their days off.',
    )
    expect(said(both, ['Owen', 'Marisol'], 1)).toMatch(/^You and Owen carry most of the pace\./)
  })

  it('keeps a name apart from the sentence around it', () => {
    expect(wordsOf(pace, ['\u202eEve <b>']).who).toContain('\u2068\u202eEve <b>\u2069')
  })

  it('says whom it is about', () => {
    const people = ['Ada', 'Ben'].map((name) => ({ id: name.toLowerCase(), name }))
    const across: Finding = { kind: 'across', people: [0, 1] }
    expect(wordsFor('ben', [across, pace], people)).toMatchObject([
      { people: ['ada', 'ben'], isPair: true },
      { people: ['ben'], isPair: false, who: '\u2068You\u2069' },
    ])
  })
})

it('a finding is true of people or not', () => {
  const [d, s, i] = [profileOf('D').scores, profileOf('S').scores, profileOf('I').scores]
  expect(isTrue({ kind: 'across', people: [0, 1] }, [d, s])).toBe(true)
  expect(isTrue({ kind: 'across', people: [0, 1] }, [d, i])).toBe(false)
  expect(isTrue({ kind: 'missing', letter: 'C', people: [] }, [d, s])).toBe(true)
  expect(LETTERS.filter((letter) => isTrue({ kind: 'peak', letter, people: [] }, [s, s]))).toEqual([
    'S',
  ])
})
