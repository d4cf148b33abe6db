import { describe, expect, it } from 'vitest'
import type { ItemStats } from '@/lib/api/admin/admin'
import { findingsOf } from './item-findings'
import { itemsIn, pageOfItems, readItemView } from './item-view'

const item = (changes: Partial<ItemStats> = {}): ItemStats => ({
  id: 'a',
  question: 1,
  text: 'I pick the hardest part for myself',
  letter: 'D',
  is_reversed: false,
  answers: 1000,
  most: 250,
  least: 250,
  correlation: 0.3,
  fit: 1,
  ...changes,
})

describe('what is wrong with a statement', () => {
  it('is nothing where it does its work, or too few have answered', () => {
    expect(findingsOf(item())).toEqual([])
    expect(findingsOf(item({ answers: 199, most: 0, least: 0, correlation: -1 }))).toEqual([])
  })

  it.each([
    [{ correlation: 0.09 }, 'Barely goes with its letter.'],
    [{ correlation: -0.01 }, 'Points the other way: it lowers what its letter should raise.'],
    [{ correlation: null }, 'Everyone answers it the same way.'],
    [{ fit: 1.31 }, 'Answered with more noise than its letter explains.'],
    [{ most: 100, least: 99 }, 'Rarely picked at all, so it says little about anyone.'],
    [{ most: 601 }, 'Most people claim it, whatever their letter.'],
    [{ least: 601 }, 'Most people reject it, whatever their letter.'],
  ])('%j: %s', (changes, finding) => {
    expect(findingsOf(item(changes))).toEqual([finding])
  })
})

describe('the statements of a view', () => {
  const items = [
    item({ id: 'good' }),
    item({ id: 'weak', correlation: 0.05 }),
    item({ id: 'wrong', letter: 'S', correlation: -0.2 }),
    item({ id: 'unknown', letter: 'S', answers: 0, most: 0, least: 0, correlation: null }),
  ]
  const shown = (asked: Record<string, string | string[]>) =>
    itemsIn(items, readItemView(asked)).map(({ id }) => id)

  it('are all, by question, where the address asks for nothing it knows', () => {
    const all = ['good', 'weak', 'wrong', 'unknown']
    expect(shown({})).toEqual(all)
    expect(shown({ letter: 'X', show: 'some', order: ['question', 'weakest'] })).toEqual(all)
  })

  it('are of one letter, weak ones only, weakest first', () => {
    expect(shown({ letter: 'S' })).toEqual(['wrong', 'unknown'])
    expect(shown({ show: 'weak' })).toEqual(['weak', 'wrong'])
    expect(shown({ order: 'weakest' })).toEqual(['wrong', 'weak', 'good', 'unknown'])
  })
})

describe('the pages of the statements', () => {
  const items = Array.from({ length: 45 }, (_, at) => item({ id: String(at) }))

  it('hold twenty each, and past the end comes the last one', () => {
    expect(pageOfItems(items, 1)).toMatchObject({ page: 1, pages: 3 })
    expect(pageOfItems(items, 1).rows).toHaveLength(20)
    expect(pageOfItems(items, 9)).toMatchObject({ page: 3 })
    expect(pageOfItems(items, 9).rows).toHaveLength(5)
    expect(pageOfItems([], 1)).toEqual({ rows: [], page: 1, pages: 1 })
  })

  it('are asked for by number', () => {
    expect(readItemView({ page: '3' }).page).toBe(3)
    for (const page of ['0', '-1', 'x', '1e9', undefined])
      expect(readItemView({ page }).page).toBe(1)
  })
})
