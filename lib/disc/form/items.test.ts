import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mean } from '@/lib/numbers/figures'
import { LETTERS, type Letter } from '../letters'
import {
  BANK,
  FORM,
  FORM_VERSION,
  FORMS,
  formOf,
  QUESTION_COUNT,
  questionsFor,
  TETRADS,
  type Tetrad,
} from './items'

const items = FORM.flatMap((tetrad) => tetrad.items)
const words = (text: string) => text.split(/\s+/)
const NEGATION = /\b(not|never|no|nobody|nothing|without|hardly|avoid|cannot|\w+n[’']t)\b/i

/** As each form was released, and its bank. */
const RELEASED = {
  '2026-11': ['4f150b2f69adc8bb', '544eec2dff793dd3'],
  '2026-12': ['f223ddcb59bfe6cf', '544eec2dff793dd3'],
  '2027-01': ['a81ff8b82790baa7', 'acb8832c76c8c95b'],
  '2027-02': ['cc52d7ebf791146d', 'a711d8a758d5a60a'],
}

const digestOf = (tetrads: readonly Tetrad[]) =>
  createHash('sha256').update(JSON.stringify(tetrads)).digest('hex').slice(0, 16)

describe('all forms', () => {
  it('stay as they were released: people have results by them', () => {
    const digests = FORMS.map(({ version, tetrads, bank }) => [
      version,
      [digestOf(tetrads), digestOf(bank)],
    ])
    expect(Object.fromEntries(digests)).toEqual(RELEASED)
  })

  it('have 28 questions each and 16 in their bank, no id in common, and no statement twice', () => {
    for (const { tetrads, bank } of FORMS) {
      const questions = [...tetrads, ...bank]
      expect(questions.map(({ question }) => question)).toEqual(
        Array.from({ length: QUESTION_COUNT + 16 }, (_, at) => at + 1),
      )
      const texts = questions.flatMap(({ items }) => items.map(({ text }) => text.toLowerCase()))
      expect(new Set(texts).size).toBe(4 * questions.length)
    }
    const all = TETRADS.flatMap((tetrad) => tetrad.items)
    // One bank fewer than forms: the first two share one.
    expect(all).toHaveLength(4 * (FORMS.length * QUESTION_COUNT + (FORMS.length - 1) * BANK.length))
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  it('are known by any of their statements, and today’s is the newest', () => {
    for (const form of FORMS) {
      for (const { items } of form.tetrads) {
        for (const { id } of items) expect(formOf('unknown', id)).toBe(form)
      }
    }
    expect(formOf('unknown').version).toBe(FORM_VERSION)
    expect(FORM_VERSION).toBe(Object.keys(RELEASED).at(-1))
  })
})

/** The rows of docs/statements: id, letter, statement, what stood there before, the rating. */
const PAGE = readFileSync(`docs/statements/${FORM_VERSION}.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))

describe.each([
  ['the statements of today', 'form', FORM],
  ['the statements of the bank', 'bank', BANK],
] as const)('%s', (_, name, tetrads) => {
  const items = tetrads.flatMap((tetrad) => tetrad.items)
  const rows = items.map(({ id }) => PAGE.find((cells) => cells[1] === id) ?? [])
  /** How good they sound to eight simulated readers, or to their writer where the page says so. */
  const ratings = rows.map(([, , , , , rating = '']) => Number.parseFloat(rating))
  /** Mean ratings by letter, of the statements with one of these keys. */
  const meansOf = (...keys: number[]) =>
    LETTERS.map((letter) =>
      mean(
        ratings.filter((_, at) => items[at]?.letter === letter && keys.includes(items[at].keyed)),
      ),
    )

  it('are named by what is written beside them, and not by their words', () => {
    for (const { id } of items) expect(id).toMatch(/^[a-z2-9]{6}-[1-9]$/)
  })

  it('stand on their page with what they came from, a reason for each question, and a rating', () => {
    for (const [at, { letter, keyed, text }] of items.entries()) {
      const [, , itsLetter, chosen, before = '', rating] = rows[at] ?? []
      expect([itsLetter, chosen]).toEqual([keyed === 1 ? letter : `${letter}−`, text])
      expect(before, text).toMatch(/^(I(’m)? [a-z]|the same$)/)
      expect(rating, text).toMatch(/^[1-7]\.\d\d( by analogy)?$/)
    }
    const reasons = PAGE.filter(([, number = '']) => /^\*\*\d+\.\*\*$/.test(number))
    expect(reasons).toHaveLength(FORM.length + BANK.length)
    for (const [, , , , why = ''] of reasons) expect(words(why).length).toBeGreaterThan(6)
  })

  it('have their means on their page, by letter and key', () => {
    for (const [row, ...keys] of [
      ['for its letter', 1],
      ['against it', -1],
      ['both', 1, -1],
    ] as const) {
      const printed = PAGE.find((cells) => cells[1] === `${name}, ${row}`)?.slice(2, 6)
      expect(printed, row).toEqual(meansOf(...keys).map((figure) => figure.toFixed(2)))
    }
  })

  it('are less than two points apart within a question', () => {
    for (const [at, { question }] of tetrads.entries()) {
      const these = ratings.slice(4 * at, 4 * at + 4)
      expect(Math.max(...these) - Math.min(...these), `${question}`).toBeLessThan(2)
    }
  })

  it('are 3 to 9 plain words, without negation', () => {
    for (const { text } of items) {
      expect(words(text).length, text).toBeGreaterThanOrEqual(3)
      expect(words(text).length, text).toBeLessThanOrEqual(9)
      expect(text, text).not.toMatch(NEGATION)
      expect(text, text).not.toMatch(/\.$|[–—!,;]|\b(and|but|or)\b/)
    }
  })

  it('are close in length within a question', () => {
    for (const { question, items } of tetrads) {
      const lengths = items.map((item) => item.text.length)
      const range = Math.max(...lengths) - Math.min(...lengths)
      expect(range, `question ${question}`).toBeLessThanOrEqual(16)
    }
  })
})

it('nothing is reversed in the two questions that the landing page asks', () => {
  for (const { items } of FORM.slice(0, 2)) {
    expect(items.map(({ keyed }) => keyed)).toEqual([1, 1, 1, 1])
  }
})

describe('the bank', () => {
  it('has one statement for each letter in each question', () => {
    for (const { items } of BANK) {
      expect(items.map((item) => item.letter).sort()).toEqual(['C', 'D', 'I', 'S'])
    }
  })

  it('reverses one statement in 8 questions, two for each letter', () => {
    const reversed = BANK.flatMap(({ items }) => items.filter(({ keyed }) => keyed === -1))
    expect(
      reversed
        .map(({ letter }) => letter)
        .sort()
        .join(''),
    ).toBe('CCDDIISS')
    expect(BANK.filter(({ items }) => items.some(({ keyed }) => keyed === -1))).toHaveLength(8)
  })
})

describe('the form', () => {
  it('has 28 tetrads with one statement for each letter', () => {
    expect(QUESTION_COUNT).toBe(28)
    for (const { items } of FORM) {
      expect(items.map((item) => item.letter).sort()).toEqual(['C', 'D', 'I', 'S'])
    }
  })

  it('reverses one statement in 12 tetrads, three for each letter, spread out', () => {
    const reversed = FORM.filter(({ items }) => items.some((item) => item.keyed === -1))
    const letters = items.filter((item) => item.keyed === -1).map((item) => item.letter)
    expect(reversed).toHaveLength(12)
    expect(letters.sort().join('')).toBe('CCCDDDIIISSS')
    const gaps = reversed
      .slice(1)
      .map(({ question }, index) => question - (reversed[index]?.question ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2)
  })

  it('sounds as good for each letter as for the others, and against a letter as for it', () => {
    const page = (row: string) =>
      PAGE.find((cells) => cells[1] === `form, ${row}`)
        ?.slice(2, 6)
        .map(Number) ?? []
    const [both, those, against] = [page('both'), page('for its letter'), page('against it')]
    expect(both).toHaveLength(4)
    expect(Math.max(...both) - Math.min(...both)).toBeLessThanOrEqual(0.5)
    for (const [at, rating] of those.entries()) {
      expect(Math.abs(rating - (against[at] ?? 0)), LETTERS[at]).toBeLessThanOrEqual(0.5)
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

it('asks for three facets of each letter in equal parts', () => {
  const facets: Record<Letter, string[]> = {
    D: ['control', 'decisiveness', 'directness'],
    I: ['expressiveness', 'persuasion', 'sociability'],
    S: ['patience', 'stability', 'support'],
    C: ['accuracy', 'analysis', 'order'],
  }
  for (const letter of LETTERS) {
    const own = items.filter((item) => item.letter === letter).map(({ facet }) => facet)
    const counts = facets[letter].map((one) => own.filter((facet) => facet === one).length)
    expect(counts.sort(), letter).toEqual([10, 9, 9].sort())
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
