/** What is said of people is true at least as often as it promises, of people as the model takes them to be. */
import { describe, expect, it } from 'vitest'
import { randomFrom } from '@/lib/numbers/random'
import { type PerLetter, perLetter } from '../letters'
import { SHARED_ERROR, SURE } from '../model/claims'
import { normalShare } from '../model/normal'
import { styleOf } from '../styles'
import { findingsOf, isTrue } from './findings'
import { pairFacts, pairSheet } from './pair'
import type { Seated } from './seats'
import { coarsePlace, measuredAt } from './spot'

const scoresAt = (places: PerLetter<number>) =>
  perLetter((letter) => 100 * normalShare(places[letter]))

/**
 * People drawn from everyone, and what a sitting with this error finds of them: it leans to the middle, and they have a part
 * of their errors in common.
 */
function drawTeam(random: ReturnType<typeof randomFrom>, size: number, error: number) {
  const common = perLetter(() => random.normal())
  return Array.from({ length: size }, () => drawPerson(random, error, common))
}

function drawPerson(
  random: ReturnType<typeof randomFrom>,
  error: number,
  common: PerLetter<number>,
) {
  const truth = perLetter(() => random.normal())
  const found = perLetter((letter) => {
    const own = Math.sqrt(1 - SHARED_ERROR) * random.normal()
    const missed = Math.sqrt(SHARED_ERROR) * common[letter] + own
    return (1 - error ** 2) * truth[letter] + error * Math.sqrt(1 - error ** 2) * missed
  })
  const scores = scoresAt(found)
  const certainty = { theta: perLetter((letter) => ({ value: found[letter], error })) }
  return {
    truth: scoresAt(truth),
    measured: { ...styleOf(scores), scores, certainty, ranges: null },
  }
}

/** How many claims were made of so many teams, and how many of them are true. */
function claimsAbout(teams: number, size: number, error: number) {
  const random = randomFrom(20261126 + size)
  const held: boolean[] = []
  for (let team = 0; team < teams; team++) {
    const people = drawTeam(random, size, error)
    const truth = people.map((person) => person.truth)
    const measured: readonly Seated[] = people.map((person) => person.measured)
    for (const one of findingsOf(measured)) held.push(isTrue(one, truth))
    const [one, two] = people
    if (size > 2 || !one || !two) continue
    const { facts } = pairSheet({ ...one.measured, name: 'A' }, { ...two.measured, name: 'B' })
    for (const { title, text } of facts) {
      const all = pairFacts('A', 'B').find((kind) => kind.title === title)?.candidates ?? []
      held.push(all.find((fact) => fact.text === text)?.isTrue(...truth) ?? false)
    }
  }
  return { made: held.length, right: held.filter(Boolean).length / Math.max(1, held.length) }
}

describe.each([2, 4, 12])('of %d people', (size) => {
  it('claims are right eight times out of ten or more', () => {
    const { made, right } = claimsAbout(size === 2 ? 100 : 40, size, 0.45)
    expect(made).toBeGreaterThan(40)
    expect(right).toBeGreaterThanOrEqual(SURE)
  })

  it('fewer are made of people who are known less well', () => {
    const [well, badly] = [0.2, 0.8].map((error) => claimsAbout(20, size, error).made)
    expect(badly).toBeLessThan((well ?? 0) * 0.7)
  })
})

describe('from places alone', () => {
  const random = randomFrom(20261127)
  const teams = Array.from({ length: 60 }, () => drawTeam(random, 6, 0.45))
  const placed = (team: (typeof teams)[number]): Seated[] =>
    team.map(({ measured: { primary, scores } }) => ({
      primary,
      ...measuredAt(coarsePlace(scores)),
    }))
  const kindsOf = (isWhole: boolean) =>
    new Set(
      teams.flatMap((team) =>
        findingsOf(placed(team), { from: 'places', isWhole }).map(({ kind }) => kind),
      ),
    )

  it('findings are right eight times out of ten or more', () => {
    const held = teams.flatMap((team) =>
      findingsOf(placed(team), { from: 'places' }).map((finding) =>
        isTrue(
          finding,
          team.map(({ truth }) => truth),
        ),
      ),
    )
    expect(held.length).toBeGreaterThan(20)
    expect(held.filter(Boolean).length / held.length).toBeGreaterThanOrEqual(SURE)
  })

  it('nothing is said of who leads with a letter, nor of a part what the others could change', () => {
    const ofSeats = ['gift', 'mix', 'relay', 'rub']
    const ofAll = [...ofSeats, 'alike', 'same', 'lean']
    expect([...kindsOf(true)].filter((kind) => !ofAll.includes(kind))).toEqual([])
    expect([...kindsOf(false)].toSorted()).toEqual(ofSeats)
  })
})
