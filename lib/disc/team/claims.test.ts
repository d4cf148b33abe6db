/** What is said of people is true at least as often as it promises, of people as the model takes them to be. */
import { describe, expect, it } from 'vitest'
import { randomFrom } from '@/lib/numbers/random'
import { type PerLetter, perLetter } from '../letters'
import { type Measured, SURE } from '../model/claims'
import { normalShare } from '../model/normal'
import { styleOf } from '../styles'
import { findingsOf, isTrue } from './findings'
import { pairFacts, pairSheet } from './pair'
import { coarsePlace, measuredAt } from './spot'

const scoresAt = (places: PerLetter<number>) =>
  perLetter((letter) => 100 * normalShare(places[letter]))

/** Someone drawn from everyone, and what a sitting with this error finds of them: it leans to the middle. */
function drawPerson(random: ReturnType<typeof randomFrom>, error: number) {
  const truth = perLetter(() => random.normal())
  const found = perLetter(
    (letter) =>
      (1 - error ** 2) * truth[letter] + error * Math.sqrt(1 - error ** 2) * random.normal(),
  )
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
    const people = Array.from({ length: size }, () => drawPerson(random, error))
    const truth = people.map((person) => person.truth)
    const measured: readonly Measured[] = people.map((person) => person.measured)
    if (size > 2) for (const one of findingsOf(measured)) held.push(isTrue(one, truth))
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
    const { made, right } = claimsAbout(size === 2 ? 200 : 40, size, 0.45)
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
  const teams = Array.from({ length: 60 }, () =>
    Array.from({ length: 6 }, () => drawPerson(random, 0.45)),
  )
  const placed = (team: (typeof teams)[number]) =>
    team.map(({ measured }) => measuredAt(coarsePlace(measured.scores)))

  it('pace and sides are right eight times out of ten or more', () => {
    const held = teams.flatMap((team) =>
      findingsOf(placed(team), { from: 'places' }).map((finding) => {
        expect(finding).toMatchObject(
          finding.kind === 'carried' ? { what: 'pace' } : { kind: 'across' },
        )
        return isTrue(
          finding,
          team.map(({ truth }) => truth),
        )
      }),
    )
    expect(held.length).toBeGreaterThan(20)
    expect(held.filter(Boolean).length / held.length).toBeGreaterThanOrEqual(SURE)
  })

  it('of a part of a team, only sides are said', () => {
    const kinds = teams.flatMap((team) =>
      findingsOf(placed(team), { from: 'places', isWhole: false }).map(({ kind }) => kind),
    )
    expect(new Set(kinds)).toEqual(new Set(['across']))
  })
})
