/** What is said of people is true at least as often as it promises, of people as the model takes them to be. */
import { describe, expect, it } from 'vitest'
import { randomFrom } from '@/lib/numbers/random'
import { type PerLetter, perLetter } from '../letters'
import { type Measured, SURE } from '../model/claims'
import { normalShare } from '../model/normal'
import { styleOf } from '../styles'
import { findingsOf, isTrue } from './findings'
import { pairFacts, pairSheet } from './pair'

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
