import { describe, expect, it } from 'vitest'
import { STYLE_CODES } from '@/lib/disc/styles'
import { neighborsOf } from './neighbors'

describe('neighborsOf', () => {
  it.each(STYLE_CODES)('%s has three real neighbors, none of them itself', (code) => {
    const neighbors = neighborsOf(code)
    const codes = neighbors.map((neighbor) => neighbor.code)
    expect(new Set(codes).size).toBe(3)
    expect(codes).not.toContain(code)
    for (const other of codes) expect(STYLE_CODES).toContain(other)
    expect(new Set(neighbors.map(({ difference }) => difference)).size).toBe(3)
  })

  it('leads from every style to every other', () => {
    const reached = new Set<string>(['D'])
    for (const code of reached) {
      for (const neighbor of neighborsOf(code as 'D')) reached.add(neighbor.code)
    }
    // A letter and its pairs, and from a pair to its other letter: one web.
    expect([...reached].sort()).toEqual([...STYLE_CODES].sort())
  })

  it('says how the same letters differ in the other order', () => {
    expect(neighborsOf('DI')[0]).toEqual({
      code: 'ID',
      difference:
        'The same two letters in the other order. Here the result comes before the conversation; there it is the other way around.',
    })
  })
})
