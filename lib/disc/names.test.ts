import { describe, expect, it } from 'vitest'
import { fillNames, stopped } from './names'

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
