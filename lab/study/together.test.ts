/** What the study says of two sittings together is kept, and holds what is promised. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FORM_VERSION } from '@/lib/disc/form/items'
import { LETTERS } from '@/lib/disc/letters'
import { score } from '@/lib/disc/model/scoring'
import { scoreTogether } from '@/lib/disc/model/together'
import { answersBetween, answersBy, answersOf } from '@/lib/disc/result/sample-answers'
import { KINDS } from './form-comparison'
import { togetherFigures } from './together'

const PAGE = readFileSync('docs/study-together.md', 'utf8')
const rows = PAGE.split('\n')
  .filter((line) => / (drift|stay the same) \|/.test(line))
  .map((line) => line.split('|').slice(3, -1).map(Number.parseFloat))

it('keeps figures of today’s form in every kind of world', () => {
  expect(PAGE).toContain(`form ${FORM_VERSION}`)
  expect(rows).toHaveLength(2 * KINDS.length)
})

it('two sittings say more than one, and their ranges hold', () => {
  for (const [one = 1, two = 0, , , , , naive = 0, printed = 0] of rows) {
    expect(two).toBeGreaterThan(one)
    expect(printed).toBeGreaterThan(naive)
    expect(printed).toBeGreaterThanOrEqual(93)
  }
})

it('the same seeds give the same people', () => {
  const few = { worlds: 1, people: 10, drift: true }
  expect(togetherFigures('kind', few)).toEqual(togetherFigures('kind', few))
})

it('is surer of what both say, and less sure than if the second were new questions', () => {
  const answers = answersBy((letter, tetrad) => Math.sin(tetrad + LETTERS.indexOf(letter)))
  const [one, two] = [score(answers), scoreTogether([answers, answers])]
  expect(two.counted).toBe(2 * one.counted)
  expect(two.theta.D.error).toBeLessThan(one.theta.D.error)
  expect(two.theta.D.error).toBeGreaterThan(one.theta.D.error / Math.SQRT2)
  expect(two.style.code).toBe(one.style.code)
})

it('lies between two that differ', () => {
  const [one, other] = [answersOf('D'), answersBetween('D', 'I')]
  const places = [score(one), score(other)].map(({ theta }) => theta.I.value)
  const { value } = scoreTogether([one, other]).theta.I
  expect(value).toBeGreaterThan(Math.min(...places))
  expect(value).toBeLessThan(Math.max(...places))
})
