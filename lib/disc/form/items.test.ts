import { describe, expect, it } from 'vitest'
import { LETTERS, type Letter } from '../letters'
import { FORM, QUESTION_COUNT, questionsFor } from './items'

const items = FORM.flatMap((tetrad) => tetrad.items)
const words = (text: string) => text.split(/\s+/)
const NEGATION = /\b(not|never|no|nobody|nothing|without|hardly|avoid|cannot|\w+n[’']t)\b/i

describe('the form', () => {
  it('has 28 tetrads with one statement for each letter', () => {
    expect(QUESTION_COUNT).toBe(28)
    for (const { items } of FORM) {
      expect(items.map((item) => item.letter).sort()).toEqual(['C', 'D', 'I', 'S'])
    }
  })

  it('reverses one statement in 8 tetrads, two for each letter, spread out', () => {
    const reversed = FORM.filter(({ items }) => items.some((item) => item.keyed === -1))
    const letters = items.filter((item) => item.keyed === -1).map((item) => item.letter)
    expect(reversed).toHaveLength(8)
    expect([...letters].sort()).toEqual(['C', 'C', 'D', 'D', 'I', 'I', 'S', 'S'])
    const gaps = reversed
      .slice(1)
      .map(({ question }, index) => question - (reversed[index]?.question ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2)
  })

  it('says nothing twice, in 3 to 9 plain words, without negation', () => {
    expect(new Set(items.map((item) => item.text.toLowerCase())).size).toBe(112)
    for (const { text } of items) {
      expect(words(text).length, text).toBeGreaterThanOrEqual(3)
      expect(words(text).length, text).toBeLessThanOrEqual(9)
      expect(text, text).not.toMatch(NEGATION)
      expect(text, text).not.toMatch(/\.$|[–—!]/)
    }
  })

  it('keeps the four statements of a tetrad close in length', () => {
    for (const { question, items } of FORM) {
      const lengths = items.map((item) => item.text.length)
      expect(
        Math.max(...lengths) - Math.min(...lengths),
        `question ${question}`,
      ).toBeLessThanOrEqual(16)
    }
  })

  it('does not give a letter away by place, length or id', () => {
    for (const letter of LETTERS) {
      const own = items.filter((item) => item.letter === letter)
      const mean = own.reduce((sum, item) => sum + item.text.length, 0) / own.length
      expect(Math.abs(mean - 32.5), `mean length of ${letter}`).toBeLessThanOrEqual(3)
      for (const place of [0, 1, 2, 3]) {
        const there = FORM.filter(({ items }) => items[place]?.letter === letter)
        expect(there, `${letter} in place ${place}`).toHaveLength(7)
      }
    }
    expect(new Set(items.map((item) => item.id)).size).toBe(112)
    expect(bestGuessFromId()).toBeLessThan(0.5)
  })

  /** Share of items whose letter is guessed by the letter commonest among the others with the same first and last character. */
  function bestGuessFromId(): number {
    const guess = (key: (id: string) => string) => {
      let right = 0
      for (const item of items) {
        const alike = items.filter((other) => other !== item && key(other.id) === key(item.id))
        const counts = LETTERS.map(
          (letter) => alike.filter((other) => other.letter === letter).length,
        )
        const top = LETTERS[counts.indexOf(Math.max(...counts))] as Letter
        if (alike.length > 0 && top === item.letter) right++
      }
      return right / items.length
    }
    return Math.max(
      guess((id) => id.slice(0, 1)),
      guess((id) => id.slice(-1)),
    )
  }
})

describe('questionsFor', () => {
  it('shows every option once, without letter, key or facet', () => {
    const questions = questionsFor(Math.random)
    expect(questions).toHaveLength(28)
    for (const { options } of questions) {
      expect(options).toHaveLength(4)
      for (const option of options) expect(Object.keys(option)).toEqual(['id', 'text'])
    }
    expect(new Set(questions.flatMap(({ options }) => options.map(({ id }) => id))).size).toBe(112)
  })

  it('draws every order of four about equally often', () => {
    const seen = new Map<string, number>()
    for (let draw = 0; draw < 400; draw++) {
      for (const { options } of questionsFor(Math.random).slice(0, 6)) {
        const original = FORM.find(({ items }) => items.some((item) => item.id === options[0]?.id))
        const order = options
          .map(({ id }) => original?.items.findIndex((item) => item.id === id))
          .join('')
        seen.set(order, (seen.get(order) ?? 0) + 1)
      }
    }
    expect(seen.size).toBe(24)
    for (const times of seen.values()) expect(times).toBeGreaterThan(45)
  })
})
