/** The picture of a team: what its headline says, and which seats are empty. */
import { describe, expect, it } from 'vitest'
import type { Letter } from '../letters'
import { sampleTheta } from '../result/sample-range'
import { profileOf } from '../testing'
import { pictureOf } from './story'

const NAMES = ['Ada', 'Ben', 'Cy', 'Dee', 'Eve', 'Flo', 'Gil', 'Hal']

/** "D" leads with D for sure, "x" is in the middle of everything. */
function teamOf(words: string) {
  return words.split(' ').map((word, at) => {
    const letter = (word === 'x' ? 'D' : word[0]) as Letter
    const second = word[1]?.toUpperCase()
    const profile =
      word === 'x'
        ? profileOf('D', { D: 52, I: 49, S: 50, C: 51 })
        : profileOf(letter, second ? { [second]: 68 } : {})
    return {
      ...profile,
      name: NAMES[at] ?? '',
      certainty: { theta: sampleTheta(profile.scores, 0.2) },
    }
  })
}

const headlineOf = (words: string, isKnown?: boolean) =>
  pictureOf(teamOf(words), { isKnown }).headline.replace(/[\u2068\u2069]/g, '')

describe('the headline of a team', () => {
  it('counts the empty chairs', () => {
    expect(headlineOf('D I S S I')).toBe('Five of you, and one empty chair.')
    expect(headlineOf('D I D')).toBe('Three of you, and two empty chairs.')
    expect(headlineOf('D I S C C')).toBe('Five of you, and no one in the middle.')
  })

  it('names two who sit across from each other', () => {
    expect(headlineOf('D S')).toBe('Ada and Ben sit across from each other.')
    expect(headlineOf('C I')).toBe('Ada and Ben sit across from each other.')
    expect(headlineOf('D I')).toBe('Two of you, and two empty chairs.')
  })

  it('has a picture for a team that is all alike', () => {
    expect(headlineOf('D D D')).toBe('Three hands, one wheel.')
    expect(pictureOf(teamOf('D D D')).empty).toEqual(['I', 'S', 'C'])
  })

  it('says nothing of who is missing where that is not known or not sure', () => {
    expect(headlineOf('D I S S I', false)).toBe('Five of you around one circle.')
    expect(pictureOf(teamOf('D I S S I'), { isKnown: false }).empty).toEqual([])
    expect(pictureOf(teamOf('x x x')).empty).toEqual([])
  })

  it('says nothing of what a room refused', () => {
    const saying = (words: string, ...without: string[]) =>
      pictureOf(teamOf(words), { without: new Set(without) })
    expect(saying('D I S S I', 'missing.C')).toMatchObject({ empty: [], seats: [] })
    expect(saying('D I S S I', 'missing.C').headline).toBe('Five of you around one circle.')
    expect(saying('D D D', 'same.D').headline).toBe('Three of you, and three empty chairs.')
    expect(saying('D D D', 'missing.I').empty).toEqual(['S', 'C'])
  })

  it('says so where no one or one is on the circle', () => {
    expect(pictureOf([]).headline).toBe('No one sits here yet.')
    expect(headlineOf('D')).toBe('One of you, and room for more.')
  })
})

describe('an empty seat', () => {
  it('says whose it would be, and who surely stands nearest', () => {
    const [seat, ...more] = pictureOf(teamOf('D I S Sc I')).seats
    expect(more).toEqual([])
    expect(seat?.letter).toBe('C')
    expect(seat?.text).toContain('People who check before they say yes.')
    expect(seat?.text.replace(/[\u2068\u2069]/g, '')).toContain('Dee stands nearest. Ask Dee')
  })

  it('of several says what does not happen', () => {
    expect(pictureOf(teamOf('D D D')).seats.map(({ text }) => text)).toEqual([
      'No one tells others what you’ve made.',
      'No one notices who has too much to do.',
      'No one checks before it goes out.',
    ])
  })
})
