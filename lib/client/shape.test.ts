import { describe, expect, it } from 'vitest'
import { isCount, isListOf, isOneOf, isShaped, isText, isTextFrom, orNone, orNull } from './shape'

describe('what a browser has kept', () => {
  const isKept = isShaped({
    name: isTextFrom(1),
    at: isCount(9),
    kind: isOneOf('one', 'two'),
    list: isListOf(orNull(isText), 1, 2),
    more: orNone(isShaped({ on: isOneOf(true) })),
  })
  const good = { name: 'a', at: 0, kind: 'one', list: [null] }

  it.each([
    good,
    { ...good, list: ['a', null], more: { on: true } },
    { ...good, more: undefined, other: 1 },
  ])('is taken: %j', (value) => {
    expect(isKept(value)).toBe(true)
  })

  it.each([
    null,
    undefined,
    'text',
    [],
    {},
    { ...good, name: '' },
    { ...good, name: 1 },
    { ...good, at: -1 },
    { ...good, at: 10 },
    { ...good, at: 0.5 },
    { ...good, at: '0' },
    { ...good, kind: 'three' },
    { ...good, list: [] },
    { ...good, list: ['a', 'b', 'c'] },
    { ...good, list: [1] },
    { ...good, list: { 0: 'a', length: 1 } },
    { ...good, more: null },
    { ...good, more: { on: false } },
  ])('is refused: %j', (value) => {
    expect(isKept(value)).toBe(false)
  })
})
