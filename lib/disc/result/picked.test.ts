import { describe, expect, it } from 'vitest'
import { FORM } from '../form/items'
import type { Response } from '../form/responses'
import { type Letter, perLetter } from '../letters'
import { pickedLetters } from './picked'
import { answersOf } from './sample-answers'

/** Answers that pick the statement of one letter in each question. */
const picking = (letterAt: (tetrad: number) => Letter): Response[] =>
  FORM.map(({ question, items }, tetrad) => ({
    question,
    most: items.find(({ letter }) => letter === letterAt(tetrad))?.id ?? '',
    least: '',
  }))

const counted = (letters: readonly Letter[]) =>
  perLetter((letter) => letters.filter((one) => one === letter).length)

describe('pickedLetters', () => {
  it('has a letter for each answer of one’s own, and most of the letters that lead', () => {
    const letters = pickedLetters(answersOf('CS'))
    const { D, I, S, C } = counted(letters)
    expect(letters).toHaveLength(28)
    expect(Math.min(S, C)).toBeGreaterThan(Math.max(D, I))
  })

  it('puts what a reversed statement says across the circle', () => {
    const { D, S } = counted(pickedLetters(picking(() => 'D')))
    const reversed = FORM.filter(({ items }) =>
      items.some(({ letter, keyed }) => letter === 'D' && keyed === -1),
    ).length
    expect({ D, S }).toEqual({ D: 28 - reversed, S: reversed })
  })

  it('keeps the order by sevens, and says nothing of the order within', () => {
    const [one = 0, other = 0] = FORM.slice(0, 7).flatMap(({ items }, at) =>
      items.every(({ keyed }) => keyed === 1) ? [at] : [],
    )
    const traded = (first: Letter, second: Letter) =>
      pickedLetters(picking((at) => (at === one ? first : at === other ? second : 'S')))
    expect(traded('D', 'I')).toEqual(traded('I', 'D'))
    expect(traded('D', 'I').slice(7)).toEqual(traded('S', 'S').slice(7))
    expect(counted(traded('D', 'I').slice(0, 7)).I).toBe(1)
  })

  it('leaves untouched suggestions out, and has none of fewer than twenty answers', () => {
    const own = (count: number) =>
      answersOf('DI').map((one, at) => ({ ...one, suggested: at >= count }))
    expect(pickedLetters(own(20))).toHaveLength(20)
    expect(pickedLetters(own(19))).toEqual([])
  })
})
