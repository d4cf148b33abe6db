import { describe, expect, it } from 'vitest'
import { countsOf, isRefused, stepKey, takesAnswer } from './live'

const COLLEAGUE = { kind: 'colleague', of: 'ben' }
const FINDING = { kind: 'finding', of: 'rub.DS' }
const JOIN = { kind: 'join', of: '' }

describe('a step that asks the room', () => {
  it('has a key of its own', () => {
    expect(stepKey(COLLEAGUE)).toBe('colleague:ben')
    expect(stepKey(FINDING)).toBe('finding:rub.DS')
    expect(stepKey(JOIN)).toBeNull()
    expect(stepKey({ kind: 'toString', of: '' })).toBeNull()
  })

  it('takes its own answers', () => {
    expect(takesAnswer(COLLEAGUE, 'D')).toBe(true)
    expect(takesAnswer(COLLEAGUE, 'true')).toBe(false)
    expect(takesAnswer(FINDING, 'not')).toBe(true)
    expect(takesAnswer(FINDING, 'S')).toBe(false)
    expect(takesAnswer(JOIN, 'D')).toBe(false)
  })
})

describe('the counts of a room', () => {
  it('are none below five answers', () => {
    expect(countsOf(FINDING, ['true', 'true', 'not', 'not'])).toEqual({})
    expect(countsOf(FINDING, [])).toEqual({})
  })

  it('have every answer from five on, also one that no one gave', () => {
    expect(countsOf(COLLEAGUE, ['D', 'D', 'D', 'I', 'C'])).toEqual({ D: 3, I: 1, S: 0, C: 1 })
  })

  it('refuse a finding that more call not true', () => {
    expect(isRefused(countsOf(FINDING, ['true', 'true', 'not', 'not', 'not']))).toBe(true)
    expect(isRefused(countsOf(FINDING, ['true', 'true', 'true', 'not', 'not', 'not']))).toBe(false)
    expect(isRefused(countsOf(FINDING, ['not', 'not', 'not', 'not']))).toBe(false)
    expect(isRefused(countsOf(COLLEAGUE, ['D', 'D', 'D', 'D', 'D']))).toBe(false)
  })
})
