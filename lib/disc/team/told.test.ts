/** What made-up teams are told: a line for each of sixty, from two people to thirty. */
import { describe, expect, it } from 'vitest'
import { LETTERS, type Letter } from '../letters'
import { sampleTheta } from '../result/sample-range'
import { profileOf } from '../testing'
import { dynamicsOf } from './comparison'
import { findingsOf } from './findings'
import type { Seated } from './seats'

/** Sure results: "D leads clearly" of each, with the letters that are not in the middle. */
const ERROR = 0.2

/** "D" leads with D, "Di" has I close behind, "x" is in the middle of everything. */
function person(word: string): Seated {
  const [first = 'D', second] = word.toUpperCase()
  const letter = first as Letter
  const profile =
    first === 'X'
      ? profileOf('D', { D: 52, I: 49, S: 50, C: 51 })
      : profileOf(letter, second ? { [second]: 68 } : {})
  return { ...profile, certainty: { theta: sampleTheta(profile.scores, ERROR) } }
}

const teamOf = (words: string) => words.split(' ').map(person)
const toldOf = (words: string) =>
  findingsOf(teamOf(words))
    .map(({ kind, of, people }) => [kind, of, ...people].join(' '))
    .join(', ')

/** Who is in a team, and the situations that it is told with the letters and the places in the team of those in them. */
const TEAMS: readonly (readonly [words: string, told: string])[] = [
  ['D D', 'alike D 0 1, same D 0 1'],
  ['I I', 'alike I 0 1, same I 0 1'],
  ['S S', 'alike S 0 1, same S 0 1'],
  ['C C', 'alike C 0 1, same C 0 1'],
  ['D I', 'mix DI 0 1, lacks DS 0, lacks DC 0'],
  ['D S', 'mix DS 0 1, lacks DI 0, rub DS 0 1'],
  ['D C', 'mix DC 0 1, lacks DI 0, lacks DS 0'],
  ['I S', 'mix IS 0 1, lacks ID 0, lacks IC 0'],
  ['I C', 'mix IC 0 1, lacks ID 0, rub IC 0 1'],
  ['S C', 'mix SC 0 1, lacks SD 0, lacks SI 0'],
  ['Di Sc', 'mix DS 0 1, lacks DI 0, rub DS 0 1'],
  ['Ds x', 'gift D 0, missing I'],
  ['x x', ''],
  ['D D D', 'alike D, same D'],
  ['I I I', 'alike I, same I'],
  ['S S S', 'alike S, same S'],
  ['C C C', 'alike C, same C'],
  ['D D I', 'mix DI 0 2, lacks DS 0, lacks DC 1'],
  ['D D S', 'mix DS 0 2, lacks DI 0, rub DS 1 2'],
  ['I I C', 'mix IC 0 2, lacks ID 0, rub IC 1 2'],
  ['S S C', 'mix SC 0 2, lacks SD 0, lacks SI 1'],
  ['D I S', 'mix IS 1 2, lacks DC 0, rub DS 0 2'],
  ['D I C', 'mix DC 0 2, lacks DS 0, rub IC 1 2'],
  ['I S C', 'mix IS 0 1, lacks ID 0, rub IC 0 2'],
  ['D S C', 'mix DC 0 2, lacks DI 0, rub DS 0 1'],
  ['Dc Cd Sc', 'mix DC 0 1, lacks DI 0, rub DS 0 2'],
  ['Id Is x', 'gift I 0, lean care'],
  ['x x x', ''],
  ['D x x', 'gift D 0, lean precision'],
  ['Ci Ic Ds', 'mix DC 2 0, lacks DS 2, rub IC 1 0'],
  ['D I S C', 'mix DC 0 3, rub DS 0 2, relay DIS 0 1 2'],
  ['D D D D', 'alike D, same D'],
  ['S S S D', 'mix DS 3 2, lacks SI 0, rub DS 3 1'],
  ['C C I I', 'mix IC 2 1, lacks ID 2, rub IC 3 0'],
  ['D D C C', 'mix DC 0 2, lacks DI 0, lacks DS 1'],
  ['I S I S', 'mix IS 0 1, lacks ID 0, lacks IC 2'],
  ['x x x D', 'gift D 3, peak D'],
  ['D I S C S', 'mix IS 1 4, only D 0, rub DS 0 2'],
  ['S S S S C', 'mix SC 1 4, lacks SD 0, only C 4'],
  ['I I I I D', 'mix DI 4 1, lacks IS 0, only D 4'],
  ['C C C C I', 'mix IC 4 1, lacks CD 0, only I 4'],
  ['D D D S S', 'mix DS 2 4, lacks DI 0, rub DS 1 3'],
  ['S C S C x', 'mix SC 0 3, lacks SI 0, rub SC 2 1'],
  ['D I I S S C', 'mix IS 1 4, only D 0, rub DS 0 3'],
  ['C C C S S D', 'mix DS 5 3, lacks CI 0, only D 5'],
  ['Di Id Is Si Sc Cs', 'mix IS 1 3, only D 0, rub DS 0 4'],
  ['D D I I x x', 'mix DI 1 3, rub DI 0 2'],
  ['S S S S S I C', 'mix IC 5 6, lacks SD 0, only I 5'],
  ['D D D I I S C', 'mix DI 1 3, only S 5, rub DS 0 5'],
  ['D D D D D D D D', 'alike D, same D'],
  ['S S S S C C C C', 'mix SC 2 4, lacks SD 0, lacks SI 1'],
  ['D I S C D I S C', 'mix DC 0 3, rub DS 0 2, relay DIS 4 1 6'],
  ['I I I S S S S C C D', 'mix IS 0 4, only D 9, rub DS 9 3'],
  ['D D D D I I I C C C', 'mix DC 1 8, lacks DS 0, rub IC 4 7'],
  ['S S S S S S S S S S S D', 'mix DS 11 1, lacks SI 0, only D 11'],
  ['D D I I I S S S S C C C', 'mix IS 3 7, rub DS 0 5, relay ISC 2 6 9'],
  ['C C C C C C C C C S S D I', 'mix SC 9 1, only D 11, rub IC 12 0'],
  ['x x x x x x x x x x x x', ''],
  ['D D D D D I I I I I S S S S S C C C C C', 'mix DC 2 15, rub DS 0 10, relay DIS 1 5 11'],
  [
    'I I I I I I I I I I I I I I I S S S S S S S S S S D D D D D',
    'mix IS 1 16, lacks IC 0, rub DS 25 15',
  ],
]

describe('sixty teams', () => {
  it('are sixty', () => expect(new Set(TEAMS.map(([words]) => words)).size).toBe(60))

  it.each(TEAMS)('%s', (words, told) => {
    expect(toldOf(words)).toBe(told)
  })

  it('are each told something once three of them have sure results', () => {
    const sure = TEAMS.filter(([words]) => words.split(' ').filter((one) => one !== 'x').length > 2)
    expect(sure.length).toBeGreaterThan(40)
    expect(sure.filter(([, told]) => told === '')).toEqual([])
  })

  it('of three with sure results are told what they are good at, what they lack, and what to do', () => {
    const letters = LETTERS.flatMap((one) =>
      LETTERS.flatMap((two) => LETTERS.map((three) => [one, two, three])),
    )
    for (const three of letters) {
      const team = teamOf(three.join(' '))
      const lists = dynamicsOf(findingsOf(team), ['Ada', 'Ben', 'Cy'])
      for (const list of Object.values(lists)) expect(list, three.join('')).not.toEqual([])
    }
  })

  it('hear of two opposites, and of a letter that no one leads with, wherever they are sure', () => {
    for (const [words, told] of TEAMS) {
      if (words.includes('x')) continue
      const has = (letter: string) => words.split(' ').some((one) => one.startsWith(letter))
      const areOpposite = (has('D') && has('S')) || (has('I') && has('C'))
      if (areOpposite) expect(told, words).toMatch(/(mix|rub) (DS|IC)/)
      if (![...'DISC'].every(has)) expect(told, words).toMatch(/lacks|missing|same/)
    }
  })
})
