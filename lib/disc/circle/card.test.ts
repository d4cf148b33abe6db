import { describe, expect, it } from 'vitest'
import { STYLE_CODES } from '../styles'
import { CARD, cardFields, nameSize, reachOf } from './card'

const SHAPES = ['tall', 'wide'] as const

describe('the fields of a card', () => {
  it.each(SHAPES)('cover a %s card but for the line between them', (shape) => {
    const { width, height, gap } = CARD[shape]
    for (const code of STYLE_CODES) {
      const fields = cardFields(code, shape)
      expect(fields.map(({ letter }) => letter).sort(), code).toEqual([...code].sort())
      const covered = fields.reduce((sum, field) => sum + field.width * field.height, 0)
      const [first] = fields
      const line = fields.length === 1 ? 0 : gap * (first?.height === height ? height : width)
      expect(covered, code).toBe(width * height - line)
    }
  })

  it('stand as the letters do on the circle', () => {
    const at = (code: 'DI' | 'ID' | 'DC' | 'CD' | 'IS' | 'SD') =>
      Object.fromEntries(cardFields(code, 'tall').map(({ letter, x, y }) => [letter, [x, y]]))
    expect(at('DI').D).toEqual([0, 0])
    expect(at('ID').D).toEqual([0, 0])
    expect(at('DC').D).toEqual([0, 0])
    expect(at('CD').D).toEqual([0, 0])
    expect(at('IS').I).toEqual([0, 0])
    // Opposites stand beside each other.
    expect(at('SD').D).toEqual([0, 0])
    expect(at('SD').S).toEqual([389, 0])
  })

  it('are all seen beside the paper', () => {
    for (const code of STYLE_CODES) {
      for (const { y } of cardFields(code, 'tall')) {
        expect(y, code).toBeLessThan(CARD.tall.height - CARD.tall.paper)
      }
      for (const { x, width } of cardFields(code, 'wide')) {
        expect(x + width, code).toBeGreaterThan(CARD.wide.paper)
      }
    }
  })
})

it('a texture reaches the farthest corner of its field', () => {
  for (const code of STYLE_CODES) {
    for (const field of cardFields(code, 'wide')) {
      const { x, y, width, height, cx, cy } = field
      for (const corner of [x, x + width]) {
        for (const edge of [y, y + height]) {
          expect(reachOf(field), code).toBeGreaterThanOrEqual(Math.hypot(corner - cx, edge - cy))
        }
      }
    }
  }
})

it('a longer name is smaller', () => {
  expect(nameSize('The Quiet Architect', 'tall')).toBe(152)
  expect(nameSize('The Generous Host', 'tall')).toBe(144)
  expect(nameSize('The Expressive Expert', 'tall')).toBe(124)
})
