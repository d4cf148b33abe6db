import { describe, expect, it } from 'vitest'
import { STYLE_CONTENT } from '../disc/content/all'
import { splitColumns } from './columns'

describe('splitColumns', () => {
  it.each(Object.values(STYLE_CONTENT))(
    'deals out the description of $name evenly',
    ({ detail }) => {
      const [left, right] = splitColumns(detail.description)
      const words = (texts: readonly string[]) => texts.join(' ').split(/\s+/)
      expect(words([...left, ...right])).toEqual(words(detail.description))
      const [a, b] = [left.join('').length, right.join('').length]
      expect(Math.abs(a - b) / (a + b)).toBeLessThan(0.16)
    },
  )

  it('ends a column in the middle of a long paragraph, after a sentence', () => {
    expect(splitColumns(['One two three. Four five six.'])).toEqual([
      ['One two three.'],
      ['Four five six.'],
    ])
  })
})
