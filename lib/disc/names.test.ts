import { describe, expect, it } from 'vitest'
import { fillNames, sameKey, stopped } from './names'

const bare = (text: string) => text.replace(/[\u2066-\u2069]/g, '')

describe('names in a sentence', () => {
  it('are listed', () => {
    expect(bare(fillNames('{names} start.', { names: ['Ada', 'Ben', 'Cy'] }))).toBe(
      'Ada, Ben and Cy start.',
    )
  })

  it('end it with one stop', () => {
    expect(bare(fillNames('Ask {a}.', { a: 'Ivo K.' }))).toBe('Ask Ivo K.')
    expect(bare(fillNames('Ask {a}. Then {b}.', { a: ['Ada', 'Ivo R.'], b: 'Cy' }))).toBe(
      'Ask Ada and Ivo R. Then Cy.',
    )
    expect(stopped('Ada and Ivo R.')).toBe('Ada and Ivo R.')
    expect(stopped('Ada')).toBe('Ada.')
  })
})

describe('a text is the same', () => {
  it.each([
    ['At home', 'at HOME'],
    ['Jos\u00e9', 'Jose\u0301'],
    ['Ａｎｎａ', 'Anna'],
    ['At  home ', 'At\u00a0home'],
    ['Anna\u200b', 'A\u00adnna'],
    ['Anna', 'An\u06ddna'],
  ])('%j and %j', (one, other) => expect(sameKey(one)).toBe(sameKey(other)))

  it('with the same words alone', () => {
    expect(sameKey('At home')).not.toBe(sameKey('Athome'))
    expect(sameKey('Rene')).not.toBe(sameKey('Ren\u00e9'))
  })
})
