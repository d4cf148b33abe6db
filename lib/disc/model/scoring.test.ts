import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPromised } from '@/lib/copy/study/aims'
import { STUDY_RESULTS } from '@/lib/copy/study/results'
import { FORM } from '../form/items'
import { LETTERS, type PerLetter, perLetter } from '../letters'
import { answersBy, answersOf } from '../result/sample-answers'
import { STYLE_CODES } from '../styles'
import { anyResponses } from '../testing'
import { productForm } from './product-form'
import { SCORER_VERSION, score } from './scoring'
import { namedByScores, type StyleChances } from './style-chances'
import { WIDENING } from './widening'

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 60 })

const width = ({ low, high }: { low: number; high: number }) => high - low

describe('score, by the model', () => {
  it('does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(anyResponses, (responses) => {
        const [one, other] = [score(responses), score([...responses].reverse())]
        expect(other.scores).toEqual(one.scores)
        expect(other.intervals).toEqual(one.intervals)
        expect(other.style).toEqual(one.style)
      }),
    )
  })

  it('gives whole numbers of 1 to 99 inside their intervals, and chances that add up', () => {
    fc.assert(
      fc.property(anyResponses, (responses) => {
        const { scores, intervals, primaryChances, primaryProbability, style } = score(responses)
        for (const letter of LETTERS) {
          const { low, high } = intervals[letter]
          for (const value of [scores[letter], low, high]) {
            expect(Number.isInteger(value)).toBe(true)
            expect(value >= 1 && value <= 99).toBe(true)
          }
          expect(low <= scores[letter] && scores[letter] <= high).toBe(true)
        }
        expect(LETTERS.reduce((sum, letter) => sum + primaryChances[letter], 0)).toBeCloseTo(1, 12)
        expect(primaryProbability).toBe(primaryChances[style.primary])
        expect(style.code.startsWith(style.primary)).toBe(true)
        expect(style.secondary).not.toBe(style.primary)
      }),
    )
  })

  it('names the letters by the printed scores, and a pair where a reader sees two letters', () => {
    fc.assert(
      fc.property(anyResponses, fc.nat(28), (responses, counted) => {
        const { scores, style, styleProbability, primaryChances } = score(
          responses.slice(0, counted),
        )
        const byScore = [...LETTERS].sort(
          (a, b) => scores[b] - scores[a] || primaryChances[b] - primaryChances[a],
        )
        expect([style.primary, style.secondary]).toEqual(byScore.slice(0, 2))
        const isPair = scores[style.secondary] >= 50 || primaryChances[style.primary] < 0.8
        expect(style.code).toBe(isPair ? style.primary + style.secondary : style.primary)
        expect(styleProbability).toBeGreaterThan(0)
      }),
      { numRuns: 400 },
    )
  })

  it('raises a letter when its statement is picked as most, and lowers it when it is reversed', () => {
    fc.assert(
      fc.property(anyResponses, fc.nat(27), fc.nat(3), (responses, at, place) => {
        const response = responses[at]
        const item = FORM.find(({ question }) => question === response?.question)?.items[place]
        fc.pre(response !== undefined && item !== undefined)
        fc.pre(response.most !== item.id && response.least !== item.id)
        const changed = score(responses.with(at, { ...response, most: item.id }))
        const moved = changed.theta[item.letter].value - score(responses).theta[item.letter].value
        expect(moved * item.keyed).toBeGreaterThan(0)
      }),
    )
  })

  it('leaves untouched suggestions out, and is less sure for every answer that is missing', () => {
    fc.assert(
      fc.property(anyResponses, ([first, ...rest]) => {
        fc.pre(first !== undefined)
        const suggested = score([{ ...first, suggested: true }, ...rest])
        expect(suggested).toEqual(score(rest))
        expect(suggested.counted).toBe(27)
        const [all, half] = [score([first, ...rest]), score(rest.slice(0, 14))]
        const error = (scored: typeof all) =>
          LETTERS.reduce((sum, letter) => sum + scored.theta[letter].error ** 2, 0)
        expect(error(half)).toBeGreaterThan(error(all))
      }),
    )
  })

  it('widens every interval when blocks are missing', () => {
    const answers = answersBy((letter, tetrad) => Math.sin(tetrad + LETTERS.indexOf(letter)))
    const [all, half, none] = [answers, answers.slice(0, 14), []].map(score)
    for (const letter of LETTERS) {
      expect(half?.theta[letter].error).toBeGreaterThan(all?.theta[letter].error as number)
      expect(none?.theta[letter].error).toBeGreaterThan(half?.theta[letter].error as number)
      expect(width(none?.intervals[letter] as never)).toBeGreaterThan(90)
    }
  })

  it('says nothing of a person without answers: 50 each', () => {
    const { scores, counted, primaryProbability } = score([])
    expect(scores).toEqual({ D: 50, I: 50, S: 50, C: 50 })
    expect(counted).toBe(0)
    expect(primaryProbability).toBeCloseTo(0.25, 1)
  })

  it('leads with the likelier of letters with equal scores, and of equal chances in circle order', () => {
    const chances = (primary: PerLetter<number>) => ({
      primary,
      styles: Object.fromEntries(STYLE_CODES.map((code) => [code, 0])) as StyleChances['styles'],
    })
    const scores = { D: 70, I: 70, S: 70, C: 20 }
    const likely = namedByScores()(chances({ D: 0.2, I: 0.3, S: 0.2, C: 0.3 }), scores)
    expect([likely.primary, likely.secondary]).toEqual(['I', 'D'])
    const alike = namedByScores()(chances(perLetter(() => 0.25)), scores)
    expect([alike.primary, alike.secondary]).toEqual(['D', 'I'])
  })

  it('leads with the letter that a person leads with, in every style', () => {
    for (const code of STYLE_CODES) expect(score(answersOf(code)).style.primary).toBe(code[0])
  })

  it('is sure of one clear letter and unsure between two', () => {
    const clear = score(answersBy((letter) => (letter === 'C' ? 2 : letter === 'D' ? -1 : 0)))
    expect(clear.style.primary).toBe('C')
    expect(clear.primaryProbability).toBeGreaterThan(0.95)
    const split = score(
      answersBy((letter, tetrad) =>
        letter === (tetrad % 2 ? 'I' : 'S') ? 2 : letter === 'C' ? -1 : 0,
      ),
    )
    expect(split.primaryProbability).toBeLessThan(0.8)
    expect(split.primaryChances.I + split.primaryChances.S).toBeGreaterThan(0.95)
  })

  it('widens so that ranges hold in the worst world before any sitting', () => {
    const bounded = STUDY_RESULTS.kinds.filter(isPromised)
    for (const { stages } of bounded) expect(stages.first.coverage).toBeGreaterThanOrEqual(0.91)
    expect(WIDENING).toEqual({ first: 1, learned: 1.1 })
  })

  it('is the scorer that was studied', () => {
    expect(STUDY_RESULTS.scorerVersion).toBe(SCORER_VERSION)
  })
})

describe('productForm', () => {
  it('holds every statement with its letter and key', () => {
    const { traits, blocks } = productForm()
    expect(traits).toEqual(LETTERS)
    expect(blocks.flatMap(({ options }) => options)).toEqual(
      FORM.flatMap(({ items }) =>
        items.map(({ id, letter, keyed }) => ({ id, trait: letter, keyed })),
      ),
    )
  })
})
