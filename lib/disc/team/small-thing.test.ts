import { expect, it } from 'vitest'
import { WEEKS } from '@/lib/follow-up'
import { STYLE_CONTENT } from '../content/all'
import { LETTER_CONTENT } from '../content/letters'
import { PAIR_TEXTS } from '../content/pair'
import { LETTERS } from '../letters'
import { STYLE_CODES } from '../styles'
import { smallThings } from './small-thing'

const doer = { code: 'DC', primary: 'D', isUnlocked: false, other: null } as const

it('what speaks of the agreement comes first', () => {
  const [first] = smallThings('I send figures to a careful colleague before decisions', doer)
  expect(first).toBe(
    'With a careful colleague, send the figures a day before you ask for a decision.',
  )
  expect(smallThings('Zzz', doer)).toEqual(LETTER_CONTENT.D.communicationTips)
})

it('what is paid for stays out, until it is paid for', () => {
  for (const code of STYLE_CODES) {
    const paid = STYLE_CONTENT[code].detail.developmentTips
    const primary = LETTERS.find((letter) => code.startsWith(letter)) ?? 'D'
    const free = smallThings('I listen', { ...doer, code, primary })
    expect(free.filter((thing) => paid.includes(thing))).toEqual([])
    const all = smallThings('I listen', { ...doer, code, primary, isUnlocked: true })
    expect(all.toSorted()).toEqual(paid.toSorted())
    for (const things of [free, all]) expect(things.length).toBeGreaterThanOrEqual(WEEKS)
  }
})

it('for two, the first is about the other', () => {
  expect(smallThings('I listen', { ...doer, other: 'S' })[0]).toBe(PAIR_TEXTS.D.S.try)
})
