/** What is said of a team that someone leaves: by the same rules as its findings, whatever the letters. */
import { describe, expect, it } from 'vitest'
import { WITHOUT } from '../content/team'
import { LETTERS } from '../letters'
import { sampleTheta } from '../result/sample-range'
import { profileOf } from '../testing'
import { lossesOf, lossInWords } from './losses'
import type { Seated } from './seats'

const person = (letter: (typeof LETTERS)[number], error = 0.2): Seated => {
  const profile = profileOf(letter, {})
  return { ...profile, certainty: { theta: sampleTheta(profile.scores, error) } }
}
const teamOf = (letters: string) => [...letters].map((one) => person(one as 'D'))
const NAMES = ['Ada', 'Ben', 'Cy', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal']
const say = (team: readonly Seated[], away: readonly number[]) =>
  lossesOf(team)(away).map((loss) => lossInWords(loss, NAMES).replace(/[\u2068\u2069]/g, ''))

/** Three letters in twos, and the fourth once. */
const others = (letter: string) =>
  LETTERS.filter((one) => one !== letter)
    .join('')
    .repeat(2)

describe.each(LETTERS)('someone who leads with %s', (letter) => {
  const filled = (text: string) => text.replace('{who}', 'Ada').replace('{left}', 'Ben')

  it('leaves their seat empty where no one else has the letter', () => {
    expect(say(teamOf(letter + others(letter)), [0])).toEqual([filled(WITHOUT.missing[letter])])
  })

  it('leaves one alone with it', () => {
    const team = teamOf(letter + letter + others(letter))
    expect(say(team, [0])).toEqual([filled(WITHOUT.only[letter])])
  })

  it('can be spared where several have it', () => {
    const team = teamOf(letter.repeat(3) + others(letter))
    const said = WITHOUT.stay[letter].replace('{who}', 'Ada').replace('{left}', 'Ben and Cy')
    expect(say(team, [0])).toEqual([said])
  })
})

describe('two who leave', () => {
  it('are said in one sentence where they have one letter', () => {
    expect(say(teamOf('CCDDIISS'), [0, 1])).toEqual([
      'Without Ada and Ben, no one checks before it goes out.',
    ])
  })

  it('are said in two else, the graver one first', () => {
    expect(say(teamOf('IISSCCD'), [0, 6])).toEqual([
      'Without Gus, no one decides before lunch.',
      'Without Ada, Ben does the talking alone.',
    ])
  })
})

it('says nothing of a letter that someone leads with by too little to tell', () => {
  const scores = { D: 52, I: 49, S: 50, C: 51 }
  const middle: Seated = { primary: 'D', scores, certainty: { theta: sampleTheta(scores) } }
  expect(say([middle, ...teamOf('IISSCC')], [0])).toEqual([
    'Without Ada, it’s too close to tell what goes.',
  ])
})
