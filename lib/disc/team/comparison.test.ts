import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LETTERS, type Letter } from '../letters'
import { anyProfile, profileOf } from '../testing'
import { compareTeam } from './comparison'
import { findingsOf } from './findings'

/** A team by its leading letters: "DDIS". */
const team = (leads: string) => [...leads].map((letter) => profileOf(letter as Letter))
const rules = (leads: string) =>
  findingsOf(team(leads)).map((finding) =>
    'letter' in finding ? `${finding.rule} ${finding.letter}` : finding.rule,
  )

describe('the findings about a team', () => {
  it('counts and averages', () => {
    const { typeDistribution, averages } = compareTeam([
      profileOf('D', { I: 40 }),
      profileOf('D', { I: 41 }),
      profileOf('S', { I: 41 }),
    ])
    expect(typeDistribution).toEqual({ D: 2, I: 0, S: 1, C: 0 })
    expect(averages.I).toBe(41)
  })

  it('names a majority only above half, and only from three people on', () => {
    expect(rules('DDIS')).not.toContain('majority D')
    expect(rules('DDDI')).toContain('majority D')
    expect(rules('DD')).not.toContain('majority D')
  })

  it('names a letter that nobody leads with, and who has it in reserve', () => {
    expect(rules('DDII')).toEqual(expect.arrayContaining(['missing S', 'missing C']))
    const three = [...team('DDI'), profileOf('I', { C: 60 })]
    expect(findingsOf(three)).toContainEqual({ rule: 'missing', letter: 'C', reserve: 1 })
    expect(compareTeam(three).dynamics.challenges.join()).toContain('1 of you scores 50 or more')
  })

  it('expects four letters of four people only', () => {
    expect(rules('DIC')).toContain('missing S')
    const covered = [profileOf('D', { S: 55 }), profileOf('I'), profileOf('C')]
    expect(findingsOf(covered).map(({ rule }) => rule)).not.toContain('missing')
  })

  it('names a letter that rests on one person, from six people on', () => {
    expect(rules('DIIISS')).toContain('thin D')
    expect(rules('DIISS')).not.toContain('thin D')
  })

  it('names opposites where each side has a fifth', () => {
    expect(findingsOf(team('DSIII'))).toContainEqual({
      rule: 'opposites',
      pair: ['D', 'S'],
      counts: [1, 1],
    })
    expect(rules('DSIIII')).not.toContain('opposites')
  })

  it('names the half of the circle that two thirds are in, and balance', () => {
    expect(rules('DII')).toContain('pace')
    expect(rules('DISC')).toEqual(expect.arrayContaining(['paceBalance', 'focusBalance']))
    expect(rules('DCDS')).toContain('focus')
  })

  it('tells teams that lie close together from teams that lie far apart', () => {
    expect(rules('SSSS')).toContain('close')
    expect(rules('DDSS')).toContain('far')
  })

  it('tells sizes apart', () => {
    const size = (leads: string) =>
      findingsOf(team(leads)).flatMap((one) => (one.rule === 'size' ? one.kind : []))
    expect(size('DI')).toEqual(['pair'])
    expect(size('DIS')).toEqual(['small'])
    expect(size('DISCD')).toEqual([])
    expect(size('DISC'.repeat(3))).toEqual(['large'])
    expect(size('DISC'.repeat(8))).toEqual(['crowd'])
  })

  it('finds nothing about one person, or nobody', () => {
    expect(compareTeam([]).dynamics).toEqual({ strengths: [], challenges: [], recommendations: [] })
    expect(compareTeam(team('D'))).toMatchObject({ headline: null, dynamics: { strengths: [] } })
  })
})

describe('the dynamics of a team', () => {
  it('read differently for a team of drivers and a team of supporters, for stated reasons', () => {
    const drivers = compareTeam(team('DDDDI'))
    const supporters = compareTeam(team('SSSSC'))
    const said = ({ dynamics }: typeof drivers) => Object.values(dynamics).flat()
    expect(said(drivers).filter((text) => said(supporters).includes(text))).toEqual([])
    expect(drivers.dynamics.strengths[0]).toMatch(/^4 of 5 of you lead with Dominance/)
    expect(supporters.dynamics.strengths[0]).toMatch(/^4 of 5 of you lead with Steadiness/)
    expect(drivers.dynamics.challenges.join()).toContain('Nobody leads with Conscientiousness')
    expect(supporters.dynamics.challenges.join()).toContain('Nobody leads with Dominance')
    expect(drivers.headline).not.toEqual(supporters.headline)
  })

  it('change when one person joins', () => {
    expect(compareTeam(team('DIS')).dynamics).not.toEqual(compareTeam(team('DISC')).dynamics)
  })

  it('say everything that a part has, at most four of each, for any team of two or more', () => {
    fc.assert(
      fc.property(fc.array(anyProfile, { minLength: 2, maxLength: 40 }), (members) => {
        const { typeDistribution, averages, dynamics, headline } = compareTeam(members)
        expect(LETTERS.reduce((sum, letter) => sum + typeDistribution[letter], 0)).toBe(
          members.length,
        )
        for (const letter of LETTERS) {
          const scores = members.map((member) => member.scores[letter])
          expect(averages[letter]).toBeGreaterThanOrEqual(Math.min(...scores))
          expect(averages[letter]).toBeLessThanOrEqual(Math.max(...scores))
        }
        for (const list of Object.values(dynamics)) {
          expect(list.length).toBeGreaterThan(0)
          expect(list.length).toBeLessThanOrEqual(4)
          expect(new Set(list).size).toBe(list.length)
          for (const text of list) expect(text).not.toMatch(/[{}]|undefined|\bnull\b|\b0 of\b/)
        }
        expect(headline?.text).toBeTruthy()
      }),
      { seed: 28, numRuns: 400 },
    )
  })

  it('do not depend on the order of the members', () => {
    fc.assert(
      fc.property(fc.array(anyProfile, { maxLength: 20 }), (members) => {
        expect(compareTeam([...members].reverse())).toEqual(compareTeam(members))
      }),
      { seed: 28 },
    )
  })
})
