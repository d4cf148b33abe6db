import { describe, expect, it } from 'vitest'
import { LETTER_CONTENT } from './content/letters'
import { LETTERS } from './letters'
import { itemsOf, LEVELS, LOCKED_POINTS, REPORT_PARTS } from './premium'

const LEVEL_KEYS = ['preview', 'account', 'report'] as const
const sold = JSON.stringify([itemsOf('report'), REPORT_PARTS, LOCKED_POINTS])

describe('what is free, what is paid', () => {
  it('sells no score: a free account opens them', () => {
    expect(itemsOf('account').join()).toMatch(/exact scores/i)
    expect(sold).not.toMatch(/score|out of 100|four numbers/i)
  })

  it('lists nothing at two levels', () => {
    const all = LEVEL_KEYS.flatMap((level) => itemsOf(level))
    expect(new Set(all).size).toBe(all.length)
  })

  it('offers no one what their report has opened', () => {
    const left = itemsOf('account', { holdsReport: true })
    expect(left.join()).not.toMatch(/score/i)
    expect(left.length).toBe(LEVELS.account.items.length - 1)
  })

  it('draws as locked only what no account lists: no trait of a letter', () => {
    const traits = LETTERS.flatMap((letter) => LETTER_CONTENT[letter].traits)
    expect(traits.filter((trait) => sold.includes(trait))).toEqual([])
    expect(LOCKED_POINTS.join()).not.toMatch(/trait/i)
  })
})
